import { useEffect } from 'react';
import type { WithdrawalView } from '../../../shared/contract/views.ts';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import { openWithdrawalDialog } from './withdrawal-dialog-store.ts';
import { WithdrawalItem } from './withdrawal-item.tsx';
import styles from './withdrawal-list.module.css';
import { showWithdrawals, useWithdrawing, withdrawalsResource } from './withdrawals-client.ts';
import { useWithdrawals } from './withdrawals-store.ts';

/** A request that was sent from this tab and never answered. */
function Unanswered() {
  const isUnanswered = useWithdrawing(({ intent, busy }) => intent?.uncertain === true && !busy);
  if (!isUnanswered) return null;
  return (
    <div className={styles.unanswered}>
      <p>A request that you sent got no answer. It’s the same request when you try again.</p>
      <Button icon={<Icon name="retry" />} onClick={openWithdrawalDialog}>
        Go on with it
      </Button>
    </div>
  );
}

/** The member's requests with their status live; `initial` are those that came with the profile. */
export function WithdrawalList({ initial }: { initial: readonly WithdrawalView[] }) {
  useEffect(() => withdrawalsResource.accept({ withdrawals: initial }), [initial]);
  useEffect(showWithdrawals, []);
  const withdrawals = useWithdrawals((state) => state.withdrawals) ?? initial;
  return (
    <>
      <Unanswered />
      {withdrawals.length === 0 ? (
        <p className={styles.empty}>
          None yet. <Verbatim>{WITHDRAWAL_POINTS.toLocaleString('en')}</Verbatim> points make PKR{' '}
          <Verbatim>{formatPkr(paisaOf(WITHDRAWAL_POINTS))}</Verbatim>; your requests will stand here, from
          Pending to Paid.
        </p>
      ) : (
        <ol className={styles.list}>
          {withdrawals.map((withdrawal) => (
            <WithdrawalItem key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ol>
      )}
    </>
  );
}
