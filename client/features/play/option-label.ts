const LETTERS = 'ABCD';

/** The label of an option: (A) to (D). */
export function optionLabel(option: number): string {
  return `(${LETTERS[option] ?? '?'})`;
}
