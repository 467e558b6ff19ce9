import { startTransition, useEffect, useState } from 'react';
import { reloadPage } from '../../lib/reload-page.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './connection-banner.module.css';

/** These pages are whole without a connection: one that is only slow to come is no news on them. */
const PATIENCE_MS = 5_000;

/** The connection itself comes with it, and so with a page that is loaded anew alone. */
function BannerFailed() {
  return (
    <div role="status" className={styles.region}>
      <p className={styles.banner}>
        <span>Live updates could not be loaded.</span>
        <Button onClick={reloadPage}>Load the page again</Button>
      </p>
    </div>
  );
}

const ConnectionBanner = lazyPart<{ patienceMs?: number }>(
  async () => ({ default: (await import('./connection-banner.tsx')).ConnectionBanner }),
  BannerFailed,
);

/** The banner for pages that can be seen before there is a connection: it comes after the first view, as that does. */
export function LaterConnectionBanner() {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsLater(true))), []);
  return isLater && <ConnectionBanner patienceMs={PATIENCE_MS} />;
}
