import { normalAccountNumber } from '../../../shared/rules/withdrawal.ts';

// Shorter than this nobody has finished writing.
const COMPLETE_LENGTH = 11;

function hint(written: string): string {
  const compact = written.replaceAll(/[\s-]/g, '');
  const normal = normalAccountNumber(written);
  if (normal) return `Will be paid to ${normal}`;
  if (compact.length >= COMPLETE_LENGTH && !/^PK/i.test(compact)) {
    return 'This does not look like a Pakistani mobile number (03XX XXXXXXX) yet';
  }
  return 'A mobile number like 0300 1234567, or a PK IBAN';
}

/** What the number that is being written will be read as; the server has the last word. */
export function NumberHint({ written }: { written: string }) {
  return <>{hint(written)}</>;
}
