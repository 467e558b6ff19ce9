import { Link } from 'react-router';
import { Verbatim } from '../../ui/verbatim.tsx';
import { useCleanup } from './cleanup/cleanup-store.ts';
import styles from './dashboard.module.css';
import { useQueues } from './queues/queues-store.ts';
import { countRows } from './requests/request-table.ts';
import { useRequests } from './requests/requests-store.ts';
import { countInView, useSupport } from './support/support-store.ts';

export const views = ['figures', 'withdrawals', 'support', 'cleanup', 'queues'] as const;
export type View = (typeof views)[number];

const labels: Record<View, string> = {
  figures: 'Figures',
  withdrawals: 'Withdrawals',
  support: 'Support',
  cleanup: 'Cleanup',
  queues: 'Queues',
};

/** What each part has to tell, as a number and what it counts. */
function useCounts(): Partial<Record<View, [count: number | string, unit: string]>> {
  const pending = useRequests(({ table }) => countRows(table).Pending);
  const messages = useSupport(countInView);
  const hasMore = useSupport((state) => state.cursor !== null);
  const deleted = useCleanup(({ run }) => run?.deleted ?? 0);
  const queues = useQueues((state) => state.queues) ?? [];
  const stuck = queues.reduce((sum, { failed, unknown }) => sum + failed.length + unknown, 0);
  return {
    withdrawals: [pending, 'pending'],
    support: [hasMore ? `${messages}+` : messages, messages === 1 ? 'message' : 'messages'],
    cleanup: [deleted, 'deleted'],
    queues: [stuck, 'stuck'],
  };
}

/** The parts of the dashboard; the address keeps which one is shown. */
export function DashboardNav({ view }: { view: View }) {
  const counts = useCounts();
  return (
    <nav aria-label="Dashboard" className={styles.nav}>
      {views.map((name) => (
        <Link
          key={name}
          to={{ search: name === views[0] ? '' : `?view=${name}` }}
          aria-current={view === name ? 'page' : undefined}
        >
          <span>{labels[name]}</span>
          {counts[name] && (
            <span className={styles.count}>
              <Verbatim>{counts[name][0]}</Verbatim> <span>{counts[name][1]}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
