import { useEffect } from 'react';
import type { SlotsView } from '../../../shared/contract/views.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useSlots } from './slots-store.ts';

/** The free accounts, live while the page is open. */
export function useLiveSlots(): SlotsView | null {
  useEffect(
    () =>
      whenIdle(() => {
        import('./slots-live.ts').then(({ followSlots }) => followSlots()).catch(() => undefined);
      }),
    [],
  );
  return useSlots((state) => state.slots);
}
