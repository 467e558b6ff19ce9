/** How long the mark of an admin who is paying a request holds. */
export const CLAIM_MS = 15 * 60_000;
/** A request that is still Pending after this is overdue. */
export const OVERDUE_AFTER_MS = 24 * 60 * 60_000;
/** A member with a request whose status changed within this is kept by a cleanup. */
export const STATUS_SETTLES_AFTER_MS = 7 * 24 * 60 * 60_000;
/** Faster than a person can read a question. */
export const UNREADABLY_FAST_MS = 1_000;

const NAME_MIN = 2;
const NAME_MAX = 60;
/** Control and format characters, those that turn the direction of text, halves of one, and letters that show nothing. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function isAccountName(name: string): boolean {
  const characters = [...name.trim()].length;
  return characters >= NAME_MIN && characters <= NAME_MAX && !UNSEEN.test(name.trim());
}

const MOBILE = /^(?:\+92|0092|92|0)(3\d{9})$/;
const PK_IBAN = /^PK\d{2}[A-Z]{4}[A-Z0-9]{16}$/;

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
  const compact = written.replace(/[\s-]/g, '').toUpperCase();
  const mobile = MOBILE.exec(compact)?.[1];
  if (mobile) return `0${mobile}`;
  return PK_IBAN.test(compact) && hasValidChecksum(compact) ? compact : null;
}

/** All but the last four characters hidden. */
export function maskAccountNumber(number: string): string {
  return `${'•'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;
}
