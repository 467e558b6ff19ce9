import { useEffect } from 'react';
import { importPart } from '../../lib/import-part.ts';
import { nextTask } from '../../lib/next-task.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { LiveResource } from './live-resource.ts';

// With it comes the connection, which the first view does without.
const loadLive = importPart(() => import('./page-live.ts'));

async function follow(resource: LiveResource): Promise<void> {
  try {
    const { followLive } = await loadLive();
    // A task of its own: opening takes a slow phone as long as all that came before.
    await nextTask();
    // It listens first and fetches then.
    for (const fresh of followLive(resource)) fresh.invalidate();
  } catch {
    // Without live news there is what a plain call brings.
    void resource.refresh();
  }
}

/** Keeps a resource live while the page is open, from when the browser is idle. */
export function useLive(resource: LiveResource, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    const release = resource.hold();
    const cancel = whenIdle(() => void follow(resource));
    return () => {
      cancel();
      release();
    };
  }, [resource, isWanted]);
}

/** Asks again for what did not arrive, by a press. */
export function retryLive(resource: LiveResource): void {
  void resource.refresh();
  void follow(resource);
}
