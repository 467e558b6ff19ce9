import { useSyncExternalStore } from 'react';

let asked: { readonly by: typeof window.matchMedia; readonly list: MediaQueryList } | null = null;

/** One list for all: every part of a game asks it each time it is drawn. */
function query(): MediaQueryList | undefined {
  const by = window.matchMedia;
  if (typeof by !== 'function') return undefined;
  if (asked?.by !== by) asked = { by, list: window.matchMedia('(prefers-reduced-motion: reduce)') };
  return asked.list;
}

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether this player asked for less motion; scripted animations then show their end at once. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    // A press may bring a game up while its page is still being taken over.
    () => false,
  );
}
