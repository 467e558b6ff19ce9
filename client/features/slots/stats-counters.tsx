import { useEffect } from 'react';
import { create } from 'zustand';
import type { StatsView } from '../../../shared/contract/views.ts';
import { call } from '../../lib/api.ts';
import { type LiveState, liveResource } from '../../state/live/live-resource.ts';
import { type Plate, Plates } from '../../ui/plates.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface StatsState extends LiveState {
  readonly stats: StatsView | null;
}

const useStats = create<StatsState>()(() => ({ stats: null, problem: null }));

/** No event tells of them: they are asked for when they are shown. */
export const statsResource = liveResource({
  store: useStats,
  fetch: () => call('stats'),
  take: (stats) => ({ stats }),
});

const rupees = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function platesOf(stats: StatsView | null): readonly Plate[] {
  const waiting = <Skeleton width="5rem" height="1.1em" />;
  return [
    {
      icon: 'play',
      figure: stats?.plays.toLocaleString('en') ?? waiting,
      label: stats?.plays === 1 ? 'quiz played' : 'quizzes played',
    },
    {
      icon: 'people',
      figure: stats?.members.toLocaleString('en') ?? waiting,
      label: stats?.members === 1 ? 'member' : 'members',
    },
    {
      icon: 'coins',
      figure: stats ? `PKR ${rupees.format(stats.paidOutPkrPaisa / 100)}` : waiting,
      label: 'paid out',
    },
  ];
}

/** The site's own figures, as they are in its database now. */
export function StatsCounters() {
  const { stats, problem } = useStats();
  useEffect(() => {
    statsResource.invalidate();
    return statsResource.hold();
  }, []);
  if (problem && !stats)
    return <p role="status">The figures did not arrive. Loading the page again usually helps.</p>;
  return <Plates plates={platesOf(stats)} busy={stats === null} />;
}
