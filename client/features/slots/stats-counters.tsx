import { useEffect, useState } from 'react';
import type { StatsView } from '../../../shared/contract/views.ts';
import { call } from '../../lib/api.ts';
import { type Plate, Plates } from '../../ui/plates.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

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
  const [stats, setStats] = useState<StatsView | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    call('stats').then(setStats, () => setFailed(true));
  }, []);
  if (failed) return <p role="status">The figures did not arrive. Loading the page again usually helps.</p>;
  return <Plates plates={platesOf(stats)} busy={stats === null} />;
}
