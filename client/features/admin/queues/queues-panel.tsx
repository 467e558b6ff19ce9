import { Link } from 'react-router';
import type { QueueView } from '../../../../shared/contract/views.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { UnreadContext, usePressGuard } from '../../../ui/use-press-guard.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { formatAge, formatShortMoment } from '../format-short.ts';
import panelStyles from '../panel.module.css';
import { Panel } from '../panel.tsx';
import { needsLook, payoutNames } from '../requests/payout-text.ts';
import { showRequest, useRequests } from '../requests/requests-store.ts';
import { useNow } from '../use-now.ts';
import styles from './queues-panel.module.css';
import { queuesResource, retryJob, useQueues } from './queues-store.ts';

const titles: Record<QueueView['name'], string> = { payout: 'Payout', cleanup: 'Cleanup' };

/** What waits, runs and failed, and what waits for a person. */
export function QueuesPanel() {
  const { queues, toldAt, problem } = useQueues();
  const now = useNow();
  const failed = queues?.flatMap((queue) => queue.failed.map(({ id }) => id)) ?? [];
  const guard = usePressGuard(failed.join());
  return (
    <Panel title="Queues" what="The queues" problem={problem} resource={queuesResource}>
      {queues === null && !problem && <p>Loading...</p>}
      <UnreadContext value={guard.isUnread}>
        <div {...guard.around} className={styles.queues}>
          {queues?.map((queue) => (
            <Queue key={queue.name} queue={queue} sinceTold={Math.max(0, now - toldAt)} />
          ))}
        </div>
      </UnreadContext>
    </Panel>
  );
}

function Queue({ queue, sinceTold }: { queue: QueueView; sinceTold: number }) {
  const { name, depth, running, oldestAgeMs, failed, unknown } = queue;
  return (
    <section className={styles.queue} aria-label={`${titles[name]} queue`}>
      <h3>{titles[name]}</h3>
      <dl className={panelStyles.facts}>
        <dt>Waiting and running</dt>
        <dd translate="no">{depth}</dd>
        <dt>Running</dt>
        <dd translate="no">{running}</dd>
        <dt>Oldest waits for</dt>
        <dd>{oldestAgeMs === null ? 'nothing waits' : formatAge(oldestAgeMs + sinceTold)}</dd>
        <dt>Failed</dt>
        <dd translate="no">{failed.length}</dd>
        {name === 'payout' && (
          <>
            <dt>Outcome unknown</dt>
            <dd translate="no">{unknown}</dd>
          </>
        )}
      </dl>
      {name === 'payout' && <AwaitingPayouts />}
      {failed.length > 0 && (
        <ul className={styles.failed} aria-label={`Failed jobs of the ${name} queue`}>
          {failed.map(({ id, error, at }) => (
            <li key={id}>
              <div>
                <p className={styles.error}>{error}</p>
                <p className={styles.job}>
                  <Verbatim>{id}</Verbatim> ·{' '}
                  <time dateTime={new Date(at).toISOString()}>{formatShortMoment(at)}</time>
                </p>
              </div>
              <Button
                icon={<Icon name="retry" />}
                aria-label={`Try again: job ${id}`}
                onClick={() => void retryJob(name, id)}
              >
                Try again
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The payouts that a person must look into, each with the way to its row. */
function AwaitingPayouts() {
  const rows = useRequests(({ table }) => table.rows);
  const awaiting = [...rows.values()]
    .filter(needsLook)
    .sort((a, b) => b.payoutState.localeCompare(a.payoutState) || a.timestamp - b.timestamp);
  if (awaiting.length === 0) return null;
  return (
    <ul className={styles.awaiting} aria-label="Payouts that wait for a person">
      {awaiting.map((row) => (
        <li key={row.id}>
          <Link
            to={{ search: '?view=withdrawals', hash: `request-${row.id}` }}
            onClick={() => void showRequest(row)}
          >
            <Verbatim>{row.username}</Verbatim>: <span>{payoutNames[row.payoutState]}</span>, attempt{' '}
            <Verbatim>{row.attempt}</Verbatim>
          </Link>
        </li>
      ))}
    </ul>
  );
}
