import { useEffect, useState } from 'react';
import type { StatsView } from '../../../shared/contract/views.ts';
import { formatPkr } from '../../../shared/rules/money.ts';
import { call } from '../../lib/api.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './stats-counters.module.css';

function rows(stats: StatsView | null): readonly { label: string; value: string | null }[] {
  const number = (value: number | undefined): string | null => value?.toLocaleString('en') ?? null;
  return [
    { label: 'quizzes played', value: number(stats?.plays) },
    { label: 'members', value: number(stats?.members) },
    { label: 'paid out', value: stats && `PKR ${formatPkr(stats.paidOutPkrPaisa)}` },
  ];
}

/** The site's own figures, as they are in its database now. */
export function StatsCounters() {
  const [stats, setStats] = useState<StatsView | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const asked = new AbortController();
    call('stats', { signal: asked.signal }).then(setStats, () => {
      if (!asked.signal.aborted) setFailed(true);
    });
    return () => asked.abort();
  }, []);
  if (failed) return <p role="status">The figures did not arrive. Loading the page again usually helps.</p>;
  return (
    <ul className={styles.counters} aria-busy={stats === null}>
      {rows(stats).map(({ label, value }) => (
        <li key={label} className={styles.counter}>
          <strong className={styles.value}>{value ?? <Skeleton width="4rem" />}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
