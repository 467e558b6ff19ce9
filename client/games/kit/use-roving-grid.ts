import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { nextInGrid } from './grid-keys.ts';

interface RovingHandlers {
  readonly ref: (element: HTMLElement | null) => void;
  readonly onFocus: () => void;
}

interface RovingItem extends RovingHandlers {
  readonly tabIndex: 0 | -1;
}

export interface RovingGrid {
  /** The tab stop. */
  readonly active: number;
  /** Spread on each item. */
  item(index: number): RovingItem;
  /** An item without its tab stop: the same functions for ever, so that a memoised one is not drawn again for them. */
  readonly handlers: (index: number) => RovingHandlers;
  /** On the element around all items. */
  onKeyDown(event: KeyboardEvent): void;
  focus(index: number): void;
}

/** A grid that is one tab stop: arrows, Home and End move the focus inside it. In right-to-left text, left is on. */
export function useRovingGrid({ columns, count }: { columns: number; count: number }): RovingGrid {
  const [active, setActive] = useState(0);
  const elements = useRef(new Map<number, HTMLElement>());
  const made = useRef(new Map<number, RovingHandlers>());
  const focus = useCallback((index: number) => {
    setActive(index);
    elements.current.get(index)?.focus();
  }, []);
  const handlers = useCallback((index: number): RovingHandlers => {
    const known = made.current.get(index);
    if (known) return known;
    const fresh: RovingHandlers = {
      ref: (element) => {
        if (element) elements.current.set(index, element);
        else elements.current.delete(index);
      },
      onFocus: () => setActive(index),
    };
    made.current.set(index, fresh);
    return fresh;
  }, []);
  const stop = Math.min(active, count - 1);
  return {
    active: stop,
    focus,
    handlers,
    item: (index) => ({ tabIndex: index === stop ? 0 : -1, ...handlers(index) }),
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nextInGrid(event.key, active, columns, count);
      if (next === null) return;
      event.preventDefault();
      focus(next);
    },
  };
}
