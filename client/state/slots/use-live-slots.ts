import { useEffect } from 'react';
import type { SlotsView } from '../../../shared/contract/views.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { missSlots, useSlots } from './slots-store.ts';

/** What follows them comes once it is needed, with the page's connection. */
function withLive(use: (live: typeof import('./slots-live.ts')) => void): void {
  import('./slots-live.ts').then(use).catch(() => missSlots('A part of this page could not be loaded.'));
}

/** Asks for their number again, after it did not arrive. */
export function retrySlots(): void {
  withLive(({ followSlots, fetchSlots }) => {
    followSlots();
    fetchSlots();
  });
}

/** The free accounts, live while the page is open. */
export function useLiveSlots(): SlotsView | null {
  useEffect(
    () =>
      whenIdle(() => {
        withLive(({ followSlots }) => followSlots());
      }),
    [],
  );
  return useSlots((state) => state.slots);
}
