import type { AdminWithdrawalView } from '../../../../shared/contract/views.ts';

/** A request as admins see it, Pending and unremarkable unless told. */
export function withdrawalRow(over: Partial<AdminWithdrawalView> = {}): AdminWithdrawalView {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    version: 1,
    username: 'Ayesha',
    paymentMethod: 'JazzCash',
    accountName: 'Ayesha Khan',
    accountNumber: '03001234567',
    accountNumberMasked: '•••••••4567',
    amount: 2500,
    pkrPaisa: 25_000,
    pkr: '250.00',
    status: 'Pending',
    timestamp: 1_000,
    reference: null,
    history: [],
    payoutState: 'manual',
    attempt: 1,
    overdue: false,
    claimedBy: null,
    claimedUntil: null,
    evidence: {
      plays: 60,
      rightAnswers: 220,
      medianAnswerMs: 3_200,
      fastShare: 0.01,
      sharedNumberUsernames: [],
    },
    ...over,
  };
}
