import { useEffect } from 'react';

/** How often an open panel asks again for what no event tells of. */
const EVERY_MS = 30_000;

/** Asks when a panel opens, on a slow tick while it is looked at, and when it is looked at again. */
export function useGlance(look: () => Promise<void>): void {
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    const timer = setInterval(lookIfSeen, EVERY_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
}
