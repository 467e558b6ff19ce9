import { memo, useId } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { UnreadContext, usePressGuard } from '../../../ui/use-press-guard.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { formatShortMoment } from '../format-short.ts';
import { DetailsButton } from './details-button.tsx';
import { EvidenceFlags } from './evidence-cell.tsx';
import { NumberCell } from './number-cell.tsx';
import { needsLook, payoutNames } from './payout-text.ts';
import styles from './request-card.module.css';
import { RequestDetails } from './request-details.tsx';
import { isOverdue } from './request-order.ts';
import type { RequestRowProps } from './request-row.tsx';
import { StatusButton } from './status-button.tsx';

/** One request where there is no room for a row of a table: all that is needed to pay it, one below the other. */
export const RequestCard = memo(function RequestCard({
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
  const guard = usePressGuard(`${place} ${row.version}`);
  return (
    <UnreadContext value={guard.isUnread}>
      <li
        {...guard.around}
        id={`request-${row.id}`}
        tabIndex={-1}
        className={cx(styles.card, overdue && styles.overdue, gone && styles.gone)}
        data-open={open || undefined}
      >
        <div className={styles.head}>
          <h3>
            <Verbatim>{row.username}</Verbatim>
          </h3>
          <StatusButton row={row} gone={gone} />
        </div>
        <p className={styles.money}>
          <b>
            <Verbatim>{`PKR ${row.pkr}`}</Verbatim>
          </b>{' '}
          <Verbatim>{row.paymentMethod}</Verbatim>
        </p>
        <p className={styles.name}>
          <Verbatim>{row.accountName}</Verbatim>
        </p>
        <NumberCell row={row} now={now} me={me} gone={gone} />
        <p className={styles.when}>
          <time dateTime={new Date(row.timestamp).toISOString()}>{formatShortMoment(row.timestamp)}</time>
          {overdue && (
            <span className={styles.late}>
              <Icon name="alert" size="1em" /> Overdue
            </span>
          )}
          <span className={cx(needsLook(row) && styles.late)}>{payoutNames[row.payoutState]}</span>
        </p>
        <EvidenceFlags evidence={row.evidence} />
        <DetailsButton row={row} open={open} controls={detailsId} toggle={toggle} />
        <div id={detailsId} hidden={!open}>
          {open && <RequestDetails row={row} gone={gone} />}
        </div>
      </li>
    </UnreadContext>
  );
});
