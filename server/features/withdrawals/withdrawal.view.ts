import type {
  AccountExportView,
  AdminWithdrawalView,
  EvidenceView,
  WithdrawalView,
} from '../../../shared/contract/views.ts';
import { formatPkr, paisaOf } from '../../../shared/rules/money.ts';
import { maskAccountNumber, OVERDUE_AFTER_MS } from '../../../shared/rules/withdrawal.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';

/** A withdrawal as its member sees it: the account number only by its last four characters. */
export function presentWithdrawal(withdrawal: Withdrawal): WithdrawalView {
  const { id, version, paymentMethod, accountName, accountNumber, amount, status, reference } = withdrawal;
  const pkrPaisa = paisaOf(amount);
  return {
    id,
    version,
    paymentMethod,
    accountName,
    accountNumberMasked: maskAccountNumber(accountNumber),
    amount,
    pkrPaisa,
    pkr: formatPkr(pkrPaisa),
    status,
    timestamp: withdrawal.createdAt,
    reference,
    // What the rail said too late is for admins.
    history: withdrawal.history
      .filter(({ from, to }) => from !== to)
      .map(({ at, from, to }) => ({ at, from, to })),
  };
}

/** The same as an admin sees it. */
export function presentAdminWithdrawal(
  withdrawal: Withdrawal,
  evidence: EvidenceView,
  now: number,
): AdminWithdrawalView {
  const { username, accountNumber, payoutState, attempt, claimedBy, claimedUntil } = withdrawal;
  const isClaimed = (claimedUntil ?? 0) > now;
  return {
    ...presentWithdrawal(withdrawal),
    username,
    accountNumber,
    payoutState,
    attempt,
    overdue: withdrawal.status === 'Pending' && now - withdrawal.createdAt > OVERDUE_AFTER_MS,
    claimedBy: isClaimed ? claimedBy : null,
    claimedUntil: isClaimed ? claimedUntil : null,
    history: withdrawal.history.map(({ at, from, to, by, reference = null }) => ({
      at,
      from,
      to,
      by,
      reference,
    })),
    evidence,
  };
}

/** The same in its member's export, with the number whole. */
export function presentExportedWithdrawal(withdrawal: Withdrawal): AccountExportView['withdrawals'][number] {
  const { accountNumberMasked: _masked, ...view } = presentWithdrawal(withdrawal);
  return { ...view, accountNumber: withdrawal.accountNumber };
}
