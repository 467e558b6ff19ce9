import type { WithdrawalView } from '../../../../shared/contract/views.ts';

/** A member's request as the server sends it, with what the test changes. */
export function withdrawalView(changes: Partial<WithdrawalView> = {}): WithdrawalView {
  return {
    id: 'w1',
    version: 1,
    paymentMethod: 'JazzCash',
    accountName: 'Ayesha Khan',
    accountNumberMasked: '•••••••4567',
    amount: 2_500,
    pkrPaisa: 25_000,
    pkr: '250.00',
    status: 'Pending',
    timestamp: Date.UTC(2026, 10, 21, 9),
    reference: null,
    history: [],
    ...changes,
  };
}
