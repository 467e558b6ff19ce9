import { useEffect } from 'react';
import type { LiveResource } from '../../state/live/live-resource.ts';

/** How often an open panel asks again for what no event tells of. */
const EVERY_MS = 30_000;

/** Asks when a panel opens, on a slow tick while it is looked at, and when it is looked at again. */
export function useGlance(resource: LiveResource): void {
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') void resource.refresh();
    };
    resource.invalidate();
    const release = resource.hold();
    const timer = setInterval(lookIfSeen, EVERY_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      release();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [resource]);
}
