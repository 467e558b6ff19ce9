import { type FunctionComponent, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

/** These pages are whole without a connection: one that is only slow to come is no news on them. */
const PATIENCE_MS = 5_000;

const ConnectionBanner = lazy(async (): Promise<{ default: FunctionComponent<{ patienceMs?: number }> }> => {
  try {
    return { default: (await import('./connection-banner.tsx')).ConnectionBanner };
  } catch {
    // A page that couldn't get it has no live connection to lose either.
    return { default: () => null };
  }
});

/** The banner for pages that can be seen before there is a connection: it comes after the first view, as that does. */
export function LaterConnectionBanner() {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsLater(true))), []);
  if (!isLater) return null;
  return (
    <Suspense>
      <ConnectionBanner patienceMs={PATIENCE_MS} />
    </Suspense>
  );
}
