import type { KeyValueStorage } from '../../lib/storage.ts';
import { type Intent, paymentMethods } from './withdrawal-intent.ts';

// Each member's own: another one who logs in here neither sees nor sends it.
const keyOf = (username: string): string => `sawaal:withdrawal:${username.toLowerCase()}`;

function parseIntent(text: string): Intent | null {
  try {
    const { requestId, form, uncertain } = JSON.parse(text);
    const { accountName, accountNumber } = form;
    const paymentMethod = paymentMethods.find((method) => method === form.paymentMethod);
    const isWhole = [requestId, accountName, accountNumber].every((value) => typeof value === 'string');
    if (!isWhole || !requestId || !paymentMethod) return null;
    return { requestId, form: { paymentMethod, accountName, accountNumber }, uncertain: uncertain === true };
  } catch {
    return null;
  }
}

export function readIntent(storage: KeyValueStorage, username: string): Intent | null {
  const text = storage.getItem(keyOf(username));
  return text === null ? null : parseIntent(text);
}

/** Keeps a member's intent over a reload; null forgets it. */
export function writeIntent(storage: KeyValueStorage, username: string, intent: Intent | null): void {
  if (intent) storage.setItem(keyOf(username), JSON.stringify(intent));
  else storage.removeItem(keyOf(username));
}
