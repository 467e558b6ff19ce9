import { isDialogOpen } from '../../lib/dialog-open.ts';

/** What a key does on the play page. */
export type PlayKey = { readonly kind: 'option'; readonly option: number } | { readonly kind: 'go' };

const LETTERS = 'abcd';
const DIGITS = '1234';

/** The meaning of a key, or null when it has none here or belongs to the element that has the focus. */
export function playKeyOf(event: KeyboardEvent): PlayKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  if (isDialogOpen()) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable="true"]')) return null;
  if (event.key === 'Enter') {
    return target?.closest('a[href], button:not(:disabled), summary') ? null : { kind: 'go' };
  }
  if (event.key.length !== 1) return null;
  const key = event.key.toLowerCase();
  const option = Math.max(LETTERS.indexOf(key), DIGITS.indexOf(key));
  return option < 0 ? null : { kind: 'option', option };
}
