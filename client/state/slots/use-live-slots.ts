import { useEffect } from 'react';
import type { SlotsView } from '../../../shared/contract/views.ts';
import { importPart } from '../../lib/import-part.ts';
import { nextTask } from '../../lib/next-task.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { missSlots, useSlots } from './slots-store.ts';

const loadLive = importPart(() => import('./slots-live.ts'));

/** What follows them comes once it is needed, with the page's connection. */
async function withLive(use: (live: typeof import('./slots-live.ts')) => void): Promise<void> {
  try {
    const live = await loadLive();
    await nextTask();
    use(live);
  } catch {
    missSlots('A part of this page could not be loaded.');
  }
}

/** Asks for their number again, after it did not arrive. */
export function retrySlots(): void {
  void withLive(({ followSlots, fetchSlots }) => {
    followSlots();
    fetchSlots();
  });
}

/** The free accounts, live while the page is open. */
export function useLiveSlots(): SlotsView | null {
  useEffect(
    () =>
      whenIdle(() => {
        void withLive(({ followSlots }) => followSlots());
      }),
    [],
  );
  return useSlots((state) => state.slots);
}
