import type { ReactElement } from 'react';
import { compactAccountNumber, normalAccountNumber } from '../../../shared/rules/withdrawal.ts';
import { Verbatim } from '../../ui/verbatim.tsx';

// Shorter than this nobody has finished writing.
const COMPLETE_LENGTH = 11;

function hint(written: string): ReactElement {
  const compact = compactAccountNumber(written);
  const normal = normalAccountNumber(written);
  if (normal) {
    return (
      <span key="read">
        Will be paid to <Verbatim>{normal}</Verbatim>
      </span>
    );
  }
  if (compact.length >= COMPLETE_LENGTH && !/^PK/i.test(compact)) {
    return <span>This does not look like a Pakistani mobile number (03XX XXXXXXX) yet</span>;
  }
  return <span>A mobile number like 0300 1234567, or a PK IBAN</span>;
}

/** What the number that is being written will be read as; the server has the last word. */
export function NumberHint({ written }: { written: string }) {
  return hint(written);
}
