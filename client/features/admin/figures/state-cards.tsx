import { Link } from 'react-router';
import type { FiguresView } from '../../../../shared/contract/views.ts';
import { OVERDUE_AFTER_MS } from '../../../../shared/rules/withdrawal.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { formatAge } from '../format-short.ts';
import { useQueues } from '../queues/queues-store.ts';
import styles from './figures-panel.module.css';
import { formatCount } from './format-figures.ts';

const PROMISE_H = OVERDUE_AFTER_MS / 3_600_000;

function State({ isGood, text }: { readonly isGood: boolean; readonly text: string }) {
  return (
    <p className={styles.state} data-good={isGood}>
      <Icon name={isGood ? 'check' : 'alert'} size="1em" /> <span>{text}</span>
    </p>
  );
}

/** The request that waits longest, against what members were promised. */
export function WaitCard({
  figures: { oldestPendingAt, overdue },
  now,
}: {
  readonly figures: FiguresView;
  readonly now: number;
}) {
  const waits = oldestPendingAt === null ? 0 : Math.max(0, now - oldestPendingAt);
  const isKept = waits <= OVERDUE_AFTER_MS;
  return (
    <section className={styles.card} aria-labelledby="wait-title">
      <h3 id="wait-title">Oldest request</h3>
      <p className={styles.value}>{oldestPendingAt === null ? 'None waits' : formatAge(waits)}</p>
      <meter
        aria-label={`Of the ${PROMISE_H} hours that were promised`}
        min={0}
        max={OVERDUE_AFTER_MS}
        value={Math.min(waits, OVERDUE_AFTER_MS)}
      >
        {formatAge(waits)}
      </meter>
      <State
        isGood={isKept}
        text={
          isKept
            ? `within the ${PROMISE_H} hours promised`
            : `${overdue} over the ${PROMISE_H} hours promised`
        }
      />
    </section>
  );
}

export function AccountsCard({ slots: { taken, limit, free }, activeToday }: FiguresView) {
  return (
    <section className={styles.card} aria-labelledby="accounts-title">
      <h3 id="accounts-title">Accounts</h3>
      <p className={styles.value}>
        <Verbatim>{taken.toLocaleString('en')}</Verbatim>{' '}
        <span>
          of <Verbatim>{limit.toLocaleString('en')}</Verbatim>
        </span>
      </p>
      <meter aria-label="Slots taken" min={0} max={Math.max(limit, 1)} value={Math.min(taken, limit)}>
        {`${taken} of ${limit}`}
      </meter>
      <State isGood={free > 0} text={free > 0 ? `${formatCount(free, 'slot')} free` : 'no slot is free'} />
      <p className={styles.note}>
        <span>{formatCount(activeToday, 'member')}</span> active today
      </p>
    </section>
  );
}

/** What waits in the queues, and whether anything of it needs a person. */
export function QueuesCard() {
  const queues = useQueues((state) => state.queues);
  const all = queues ?? [];
  const stuck = all.reduce((sum, { failed, unknown }) => sum + failed.length + unknown, 0);
  return (
    <section className={styles.card} aria-labelledby="health-title">
      <h3 id="health-title">
        <Link to={{ search: '?view=queues' }}>Queues</Link>
      </h3>
      <p className={styles.value}>
        <Verbatim>{queues === null ? '…' : all.reduce((sum, { depth }) => sum + depth, 0)}</Verbatim>{' '}
        <span>waiting or running</span>
      </p>
      <State isGood={stuck === 0} text={stuck === 0 ? 'nothing is stuck' : `${stuck} wait for a person`} />
      {all.map(({ name, depth, oldestAgeMs }) => (
        <p key={name} className={styles.note}>
          <Verbatim>{name}</Verbatim>: <Verbatim>{depth}</Verbatim>
          <span>{oldestAgeMs !== null && `, the oldest for ${formatAge(oldestAgeMs)}`}</span>
        </p>
      ))}
    </section>
  );
}
