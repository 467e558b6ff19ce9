import { trimmed } from './text.ts';

/** How long the mark of an admin who is paying a request holds. */
export const CLAIM_MS = 15 * 60_000;
/** A request that is still Pending after this is overdue. */
export const OVERDUE_AFTER_MS = 24 * 60 * 60_000;
/** A member with a request whose status changed within this is kept by a cleanup. */
export const STATUS_SETTLES_AFTER_MS = 7 * 24 * 60 * 60_000;
/** Faster than a person can read a question. */
export const UNREADABLY_FAST_MS = 1_000;

/** The change that gave a request its status. What the rail tells too late stands in the history too, and changes none. */
export function lastChange<Change extends { readonly from: string; readonly to: string }>(
  history: readonly Change[],
): Change | undefined {
  return history.findLast(({ from, to }) => from !== to);
}

const NAME_MIN = 2;
const NAME_MAX = 60;
/** Control and format characters, those that turn the direction of text, halves of one, and letters that show nothing. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** How Urdu, Persian and other languages join letters or keep them apart. */
const JOINER = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu;

export function isAccountName(name: string): boolean {
  const shown = trimmed(name).replace(JOINER, '');
  const characters = [...shown].length;
  return characters >= NAME_MIN && characters <= NAME_MAX && !UNSEEN.test(shown);
}

/** What people and programs put between digits: spaces, hyphens of any kind, dots, brackets, marks. Not what turns the order of digits. */
const BETWEEN_DIGITS = /[\s\p{Dash}.۔()[\]]|(?!\u202e)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Digits of Arabic and of Urdu keyboards. */
const OTHER_DIGITS = /[٠-٩۰-۹]/g;
const MOBILE = /^(?:(?:\+92|0092|92)0?|0)(3\d{9})$/;
const PK_IBAN = /^PK\d{2}[A-Z]{4}[A-Z0-9]{16}$/i;

/** What is left of an account number without anything that only makes it easier to read. */
export function compactAccountNumber(written: string): string {
  // The digits of a script follow each other, and the last four bits of ٠ and ۰ are 0.
  const digits = written.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
  return digits.replace(BETWEEN_DIGITS, '');
}

/** ISO 13616: the digits of a valid IBAN leave 1 when divided by 97. */
function hasValidChecksum(iban: string): boolean {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const character of rearranged) {
    for (const digit of Number.parseInt(character, 36).toString()) {
      remainder = (remainder * 10 + Number(digit)) % 97;
    }
  }
  return remainder === 1;
}

/** The one form of a Pakistani mobile number (03XXXXXXXXX) or of a PK IBAN; null when it is neither. */
export function normalAccountNumber(written: string): string | null {
  const compact = compactAccountNumber(written);
  const mobile = MOBILE.exec(compact)?.[1];
  if (mobile) return `0${mobile}`;
  const iban = PK_IBAN.test(compact) ? compact.toUpperCase() : null;
  return iban && hasValidChecksum(iban) ? iban : null;
}

/** All but the last four characters hidden. */
export function maskAccountNumber(number: string): string {
  return `${'•'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;
}
