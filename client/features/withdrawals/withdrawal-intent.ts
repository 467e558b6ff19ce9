import type { WithdrawalView } from '../../../shared/contract/views.ts';
import { trimmed } from '../../../shared/rules/text.ts';
import type { ApiError } from '../../lib/api.ts';

export type PaymentMethod = WithdrawalView['paymentMethod'];
/** The first one is the default. */
export const paymentMethods = [
  'JazzCash',
  'EasyPaisa',
  'SadaPay',
] as const satisfies readonly PaymentMethod[];

export interface WithdrawalForm {
  readonly paymentMethod: PaymentMethod;
  readonly accountName: string;
  readonly accountNumber: string;
}

/** One wish for money: however often it is sent, it is the same request. */
export interface Intent {
  readonly requestId: string;
  readonly form: WithdrawalForm;
  /** It was sent, and no answer says whether it arrived. */
  readonly uncertain: boolean;
}

const emptyForm: WithdrawalForm = { paymentMethod: paymentMethods[0], accountName: '', accountNumber: '' };

export function newIntent(requestId: string, form: WithdrawalForm = emptyForm): Intent {
  return { requestId, form, uncertain: false };
}

export function isFilled({ accountName, accountNumber }: WithdrawalForm): boolean {
  return trimmed(accountName) !== '' && trimmed(accountNumber) !== '';
}

const refusals: readonly number[] = [400, 409, 422];

/**
 * What is left of an intent that was sent and did not succeed; null when an earlier try of it turns out to have
 * arrived. A new id is taken only where the server surely has nothing under the old one.
 */
export function afterFailure(sent: Intent, { code, status }: ApiError, mint: () => string): Intent | null {
  if (code === 'REQUEST_ID_REUSED') return null;
  if (status < 400 || status >= 500) return { ...sent, uncertain: true };
  // The form is judged before the id is looked up, so a refusal of it tells nothing of a try before: only the
  // balance is judged afterwards.
  const isDefinite = sent.uncertain ? code === 'INSUFFICIENT_POINTS' : refusals.includes(status);
  return isDefinite ? newIntent(mint(), sent.form) : sent;
}
