import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../../lib/dialog-open.ts';

/** While something plays that needn't be waited for, any key and any tap ends it, and does nothing else. */
export function useSkip(isPlaying: boolean, skip: () => void): void {
  const end = useEffectEvent(skip);
  useEffect(() => {
    if (!isPlaying) return;
    // The press that started it may still be on its way up to here.
    const since = performance.now();
    const onEvent = (event: Event): void => {
      if (event.timeStamp <= since || isDialogOpen()) return;
      if (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' '))
        event.preventDefault();
      end();
    };
    window.addEventListener('keydown', onEvent);
    window.addEventListener('click', onEvent);
    return () => {
      window.removeEventListener('keydown', onEvent);
      window.removeEventListener('click', onEvent);
    };
  }, [isPlaying]);
}
