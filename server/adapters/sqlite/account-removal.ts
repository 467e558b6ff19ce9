import type { Slots } from '../../ports/account-store.ts';
import type { Steps } from './steps.ts';

/**
 * Deletes a member who is there, with everything that refers to them, and frees the slot. What was paid to them goes to the
 * archive without name and number.
 */
export function removeAccount(
  { accounts, withdrawals, plays, counters }: Steps['rows'],
  accountId: string,
): Slots {
  const quizCount = accounts.find(accountId)?.quizCount ?? 0;
  withdrawals.archiveAndRemoveOf(accountId);
  plays.deleteMember(accountId);
  accounts.remove(accountId);
  counters.add('plays_gone', quizCount);
  return accounts.slots();
}
