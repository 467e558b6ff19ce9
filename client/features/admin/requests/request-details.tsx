import { UNREADABLY_FAST_MS } from '../../../../shared/rules/withdrawal.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { formatShortMoment } from '../format-short.ts';
import panelStyles from '../panel.module.css';
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
        <dl className={panelStyles.facts}>
          <dt>Plays</dt>
          <dd translate="no">{evidence.plays}</dd>
          <dt>Right answers</dt>
          <dd>
            <Verbatim>{evidence.rightAnswers}</Verbatim>
            <span>{right !== null && ` (${Math.round(right * 100)} %)`}</span>
          </dd>
          <dt>Median answer time</dt>
          <dd>{evidence.medianAnswerMs === null ? 'no answers' : formatSeconds(evidence.medianAnswerMs)}</dd>
          <dt>
            Faster than <span>{formatSeconds(UNREADABLY_FAST_MS)}</span>
          </dt>
          <dd>
            <Verbatim>{Math.round(evidence.fastShare * 100)}</Verbatim> % of the answers
          </dd>
          <dt>Same account number</dt>
          <dd>
            {evidence.sharedNumberUsernames.length === 0 ? (
              'nobody else'
            ) : (
              <Verbatim>{evidence.sharedNumberUsernames.join(', ')}</Verbatim>
            )}
          </dd>
        </dl>
      </section>
      <section>
        <h3>History</h3>
        <ol className={styles.history}>
          <li>
            <time dateTime={new Date(row.timestamp).toISOString()}>{formatShortMoment(row.timestamp)}</time>{' '}
            <span>
              requested by <Verbatim>{row.username}</Verbatim>
            </span>
          </li>
          {history.map(({ at, from, to, by, reference }) => (
            <li key={`${at} ${to}`}>
              <time dateTime={new Date(at).toISOString()}>{formatShortMoment(at)}</time>{' '}
              <span>{from === to ? 'paid, as was told too late,' : `${from} → ${to}`}</span>{' '}
              <span>
                by <Verbatim>{by}</Verbatim>
              </span>
              {reference && (
                <span>
                  , reference <Verbatim className={styles.reference}>{reference}</Verbatim>
                </span>
              )}
            </li>
          ))}
        </ol>
        {row.reference && (
          <p>
            Reference:{' '}
            <b className={styles.reference}>
              <Verbatim>{row.reference}</Verbatim>
            </b>
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
