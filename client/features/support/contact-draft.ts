import type { KeyValueStorage } from '../../lib/storage.ts';

export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const emptyDraft: ContactDraft = { name: '', email: '', message: '' };

const KEY = 'sawaal:contact';

/** What stands in the form, also after a reload: a session that ends takes the page along, not the text. */
export function readDraft(storage: KeyValueStorage): ContactDraft {
  try {
    const { name, email, message } = JSON.parse(storage.getItem(KEY) ?? '{}');
    const text = (value: unknown): string => (typeof value === 'string' ? value : '');
    return { name: text(name), email: text(email), message: text(message) };
  } catch {
    return emptyDraft;
  }
}

export function writeDraft(storage: KeyValueStorage, draft: ContactDraft): void {
  if (draft.name || draft.email || draft.message) storage.setItem(KEY, JSON.stringify(draft));
  else storage.removeItem(KEY);
}
