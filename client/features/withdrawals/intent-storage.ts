import { type KeyValueStorage, parseJson, storeJson } from '../../lib/storage.ts';
import { type Intent, paymentMethods } from './withdrawal-intent.ts';

// Each member's own: another one who logs in here neither sees nor sends it.
const keyOf = (username: string): string => `sawaal:withdrawal:${username.toLowerCase()}`;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function parseIntent({ requestId, form, uncertain }: Record<string, unknown>): Intent | null {
  const { paymentMethod, accountName, accountNumber } = form as Record<string, unknown>;
  const id = text(requestId);
  const name = text(accountName);
  const number = text(accountNumber);
  const method = paymentMethods.find((known) => known === paymentMethod);
  if (!id || !method || name === null || number === null) return null;
  return {
    requestId: id,
    form: { paymentMethod: method, accountName: name, accountNumber: number },
    uncertain: uncertain === true,
  };
}

export function readIntent(storage: KeyValueStorage, username: string): Intent | null {
  return parseJson(storage.getItem(keyOf(username)), parseIntent);
}

/** Keeps a member's intent over a reload; null forgets it. */
export function writeIntent(storage: KeyValueStorage, username: string, intent: Intent | null): void {
  storeJson(storage, keyOf(username), intent);
}
