import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../lib/dialog-open.ts';

/** Keys by their `KeyboardEvent.key`, letters in lower case. */
export type KeyMap = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

const typing = 'input, textarea, select, [contenteditable]';

/** A game's keys, wherever the focus is: not while text is typed, a dialog is open or a shortcut is meant. */
export function useGameKeys(keys: KeyMap): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    if (isDialogOpen()) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
