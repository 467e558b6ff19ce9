import { UNREADABLY_FAST_MS } from '../../../../shared/rules/withdrawal.ts';
import { formatShortMoment } from '../format-short.ts';
import { formatSeconds, rightShare } from './evidence-flags.ts';
import { PaymentForm } from './payment-form.tsx';
import { payoutMeanings } from './payout-text.ts';
import styles from './request-details.module.css';
import type { Row } from './request-table.ts';

interface RequestDetailsProps {
  row: Row;
  gone: boolean;
}

/** All that speaks for and against a request, who changed it when, and how its payment goes on. */
export function RequestDetails({ row, gone }: RequestDetailsProps) {
  const { evidence, history } = row;
  const right = rightShare(evidence);
  return (
    <div className={styles.details}>
      <section>
        <h3>Evidence</h3>
        <dl className={styles.facts}>
          <dt>Plays</dt>
          <dd>{evidence.plays}</dd>
          <dt>Right answers</dt>
          <dd>
            {evidence.rightAnswers}
            {right !== null && ` (${Math.round(right * 100)} %)`}
          </dd>
          <dt>Median answer time</dt>
          <dd>{evidence.medianAnswerMs === null ? 'no answers' : formatSeconds(evidence.medianAnswerMs)}</dd>
          <dt>Faster than {formatSeconds(UNREADABLY_FAST_MS)}</dt>
          <dd>{Math.round(evidence.fastShare * 100)} % of the answers</dd>
          <dt>Same account number</dt>
          <dd>{evidence.sharedNumberUsernames.join(', ') || 'nobody else'}</dd>
        </dl>
      </section>
      <section>
        <h3>History</h3>
        <ol className={styles.history}>
          <li>
            <time dateTime={new Date(row.timestamp).toISOString()}>{formatShortMoment(row.timestamp)}</time>
            {` requested by ${row.username}`}
          </li>
          {history.map(({ at, from, to, by, reference }) => (
            <li key={`${at} ${to}`}>
              <time dateTime={new Date(at).toISOString()}>{formatShortMoment(at)}</time>
              {` ${from} → ${to} by ${by}`}
              {reference && (
                <>
                  {', reference '}
                  <span className={styles.reference}>{reference}</span>
                </>
              )}
            </li>
          ))}
        </ol>
        {row.reference && (
          <p>
            Reference: <b className={styles.reference}>{row.reference}</b>
          </p>
        )}
      </section>
      <section>
        <h3>Payment</h3>
        <p>{payoutMeanings[row.payoutState]}</p>
        {!gone && <PaymentForm row={row} />}
      </section>
    </div>
  );
}
