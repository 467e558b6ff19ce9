import { useState } from 'react';
import type { WithdrawalView } from '../../../shared/contract/views.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Rosette } from '../../ui/motifs/rosette.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './withdrawal-item.module.css';

function Moment({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>;
}

/** From the request to the payment, with its times. */
function History({ withdrawal }: { withdrawal: WithdrawalView }) {
  return (
    <ol className={styles.history}>
      <li>
        <b>Pending</b> <Moment at={withdrawal.timestamp} />
      </li>
      {withdrawal.history.map(({ at, to }) => (
        <li key={at} className={cx(to === 'Paid' && styles.reached)}>
          <b>{to === 'Paid' ? 'Paid' : 'Pending again'}</b> <Moment at={at} />
        </li>
      ))}
    </ol>
  );
}

/** One request; the moment in which it is paid is celebrated where it stands. */
export function WithdrawalItem({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { paymentMethod, accountName, accountNumberMasked, amount, pkr, status, reference } = withdrawal;
  const [statusBefore] = useState(status);
  const isPaid = status === 'Paid';
  const isNews = isPaid && statusBefore === 'Pending';
  return (
    <li className={cx(styles.item, isNews && styles.news)}>
      <div className={styles.head}>
        <strong className={styles.money}>
          <Verbatim>{`PKR ${pkr}`}</Verbatim>
        </strong>
        <span className={cx(styles.status, isPaid && styles.paid)}>
          <Icon name={isPaid ? 'check' : 'clock'} size="1em" /> <span>{status}</span>
        </span>
      </div>
      <p className={styles.cheer} role="status">
        {isNews && (
          <>
            <Rosette size="2.5rem" />
            <span>
              Shabash! <Verbatim>{`PKR ${pkr}`}</Verbatim> was paid by <Verbatim>{paymentMethod}</Verbatim>.
            </span>
          </>
        )}
      </p>
      <p className={styles.account}>
        <Verbatim>{amount.toLocaleString('en')}</Verbatim> points · <Verbatim>{paymentMethod}</Verbatim> ·{' '}
        <Verbatim>{accountName}</Verbatim> ·{' '}
        <span className={styles.number}>
          <span aria-hidden="true">
            <Verbatim>{accountNumberMasked}</Verbatim>
          </span>
          <span className="visually-hidden">
            account ending in <Verbatim>{accountNumberMasked.slice(-4)}</Verbatim>
          </span>
        </span>
      </p>
      {isPaid && reference && (
        <p className={styles.account}>
          Reference{' '}
          <b>
            <Verbatim>{reference}</Verbatim>
          </b>
        </p>
      )}
      <History withdrawal={withdrawal} />
    </li>
  );
}
