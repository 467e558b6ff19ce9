import type { Store } from '../../server/ports/store.ts';
import type { StoredMessage } from '../../server/ports/support-store.ts';
import type { Withdrawal } from '../../server/ports/withdrawal-store.ts';

const WHOLE = { after: null, limit: 10_000, containing: null } as const;

/** Every withdrawal of a test's store, the newest first. */
export function allWithdrawals(store: Pick<Store, 'withdrawals'>): Promise<readonly Withdrawal[]> {
  return store.withdrawals({ ...WHOLE, status: null, overdue: null, order: 'desc' });
}

/** Every support message of a test's store, the newest first. */
export function allSupportMessages(store: Pick<Store, 'supportMessages'>): Promise<readonly StoredMessage[]> {
  return store.supportMessages({ ...WHOLE, done: null });
}
