import { trimmed } from './text.ts';

export const USERNAME_FORM = /^[A-Za-z0-9_.-]{3,20}$/;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Of what can be seen: Gmail itself knows no other characters. */
const GMAIL = /^([a-z0-9][a-z0-9._-]*)(\+[!-?A-~]*)?@(?:gmail|googlemail)\.com$/i;

/** Names that the product uses itself; nobody may have them. */
const RESERVED = new Set([
  'guest',
  'admin',
  'administrator',
  'root',
  'support',
  'sawaal',
  'system',
  "don't delete",
]);

export type SignUpFault = 'FIELDS_REQUIRED' | 'USERNAME_INVALID' | 'PASSWORD_INVALID' | 'EMAIL_NOT_GMAIL';

/** The form under which usernames are compared. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

export function isReservedName(username: string): boolean {
  return RESERVED.has(usernameKey(username));
}

/** The one mailbox behind every way of writing a Gmail address, or null when it is none. */
export function mailboxOf(email: string): string | null {
  const local = GMAIL.exec(trimmed(email))?.[1]?.toLowerCase().replaceAll('.', '');
  return local ? `${local}@gmail.com` : null;
}

export function isPassword(password: string): boolean {
  const characters = [...password].length;
  return characters >= PASSWORD_MIN && characters <= PASSWORD_MAX;
}

/** The first rule, in the specified order, that a sign-up form breaks by itself; null when it breaks none. */
export function signUpFault(form: { username: string; email: string; password: string }): SignUpFault | null {
  if (!form.username || !form.email || !form.password) return 'FIELDS_REQUIRED';
  if (!USERNAME_FORM.test(form.username)) return 'USERNAME_INVALID';
  if (!isPassword(form.password)) return 'PASSWORD_INVALID';
  return mailboxOf(form.email) === null ? 'EMAIL_NOT_GMAIL' : null;
}
