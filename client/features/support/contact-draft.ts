import { type KeyValueStorage, parseJson, storeJson } from '../../lib/storage.ts';

export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const emptyDraft: ContactDraft = { name: '', email: '', message: '' };

const KEY = 'sawaal:contact';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What stands in the form, also after a reload: a session that ends takes the page along, not the text. */
export function readDraft(storage: KeyValueStorage): ContactDraft {
  const kept = parseJson(storage.getItem(KEY), ({ name, email, message }) => ({
    name: text(name),
    email: text(email),
    message: text(message),
  }));
  return kept ?? emptyDraft;
}

export function writeDraft(storage: KeyValueStorage, draft: ContactDraft): void {
  storeJson(storage, KEY, draft.name || draft.email || draft.message ? draft : null);
}
