import { useEffect } from 'react';
import type { PressGuard } from '../../ui/use-press-guard.ts';
import { usePlayTools } from './play-context.ts';
import { playKeyOf } from './play-keys.ts';

/** Keys of the whole page: 1 to 4 and A to D answer, Enter starts and goes on. */
export function usePlayKeys({ isMeant }: Pick<PressGuard, 'isMeant'>): void {
  const { session } = usePlayTools();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = playKeyOf(event);
      if (!key || !isMeant(event)) return;
      if (key.kind === 'option') void session.choose(key.option);
      else {
        // Start and go on each ignore the key where the other one is meant.
        void session.start();
        void session.goOn();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session, isMeant]);
}
