import { memo, useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { UnreadContext, usePressGuard } from '../../../ui/use-press-guard.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { formatShortMoment } from '../format-short.ts';
import { DetailsButton } from './details-button.tsx';
import { EvidenceFlags } from './evidence-cell.tsx';
import { formatSeconds } from './evidence-flags.ts';
import { NumberCell } from './number-cell.tsx';
import { needsLook, payoutMeanings, payoutNames } from './payout-text.ts';
import { RequestDetails } from './request-details.tsx';
import { isOverdue } from './request-order.ts';
import styles from './request-row.module.css';
import type { Row } from './request-table.ts';
import { StatusButton } from './status-button.tsx';

export const COLUMNS = 10;

export interface RequestRowProps {
  row: Row;
  /** Its place in the list. */
  place: number;
  now: number;
  me: string;
  gone: boolean;
  /** Whether its details are. */
  open: boolean;
  toggle: (id: string) => void;
}

/** One request; its details open below it. */
export const RequestRow = memo(function RequestRow({
  row,
  place,
  now,
  me,
  gone,
  open,
  toggle,
}: RequestRowProps) {
  const detailsId = useId();
  const overdue = !gone && isOverdue(row, now);
  const { evidence, username } = row;
  const guard = usePressGuard(`${place} ${row.version}`);

  return (
    <UnreadContext value={guard.isUnread}>
      <tr
        {...guard.around}
        id={`request-${row.id}`}
        tabIndex={-1}
        className={cx(styles.row, overdue && styles.overdue, gone && styles.gone)}
        data-open={open || undefined}
      >
        <th scope="row" className={styles.name}>
          <Verbatim>{username}</Verbatim>
        </th>
        <td className={styles.name}>
          <Verbatim>{row.accountName}</Verbatim>
        </td>
        <td>
          <NumberCell row={row} now={now} me={me} gone={gone} />
        </td>
        <td className={styles.money}>
          <b>
            <Verbatim>{`PKR ${row.pkr}`}</Verbatim>
          </b>
          <span className={styles.quiet}>
            <Verbatim>{row.amount.toLocaleString('en-US')}</Verbatim> points
          </span>
        </td>
        <td>
          <Verbatim>{row.paymentMethod}</Verbatim>
        </td>
        <td className={styles.when}>
          <time dateTime={new Date(row.timestamp).toISOString()}>{formatShortMoment(row.timestamp)}</time>
          {overdue && (
            <span className={styles.late}>
              <Icon name="alert" size="1em" /> Overdue
            </span>
          )}
        </td>
        <td>
          <StatusButton row={row} gone={gone} />
        </td>
        <td>
          <span className={styles.quiet}>
            <Verbatim>{evidence.plays}</Verbatim> <span>{evidence.plays === 1 ? 'play' : 'plays'}</span> ·{' '}
            <Verbatim>{evidence.rightAnswers}</Verbatim> right
            <span>{evidence.medianAnswerMs !== null && ` · ${formatSeconds(evidence.medianAnswerMs)}`}</span>
          </span>
          <EvidenceFlags evidence={evidence} />
        </td>
        <td>
          <span className={cx(needsLook(row) && styles.look)} title={payoutMeanings[row.payoutState]}>
            {payoutNames[row.payoutState]}
          </span>
          <span className={styles.quiet}>
            Attempt <Verbatim>{row.attempt}</Verbatim>
          </span>
        </td>
        <td>
          <DetailsButton row={row} open={open} controls={detailsId} toggle={toggle} />
        </td>
      </tr>
      <tr {...guard.around} id={detailsId} hidden={!open} className={styles.details}>
        <td colSpan={COLUMNS}>{open && <RequestDetails row={row} gone={gone} />}</td>
      </tr>
    </UnreadContext>
  );
});
