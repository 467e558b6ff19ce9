import type { AdminWithdrawalView } from '../../../../shared/contract/views.ts';
import { normalAccountNumber } from '../../../../shared/rules/withdrawal.ts';

/** Whether a search finds a request, as the server judges it: by username, account name, number or reference. */
export function isFound(
  { username, accountName, accountNumber, reference }: AdminWithdrawalView,
  q: string,
): boolean {
  if (q === '') return true;
  const wanted = (normalAccountNumber(q) ?? q).toLowerCase();
  return [username, accountName, accountNumber, reference].some((text) =>
    text?.toLowerCase().includes(wanted),
  );
}
