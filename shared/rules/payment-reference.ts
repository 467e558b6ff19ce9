/** Longer than any reference: what is compared is bounded before it is normalised. */
const LONGEST = 100;
/** Blanks, marks that nobody sees, and every dash: people leave them out, and copying brings them along. */
const SAYS_NOTHING = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Dash}]/gu;

/**
 * What two spellings of one payment's reference have in common: `TX-1`, `tx 1` and `ＴＸ‑１` are one. Of one that is nothing but
 * blanks and dashes, itself.
 */
export function foldReference(reference: string): string {
  const bounded = reference.slice(0, LONGEST);
  // Upper before lower case: some letters have more than one small form.
  const folded = bounded
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(SAYS_NOTHING, '');
  return folded || bounded;
}
