import { useState } from 'react';
import { usePlayStore } from '../features/play/play-store.ts';
import { useUpdate } from '../state/updates/update-store.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { UnreadContext, usePressGuard } from '../ui/use-press-guard.ts';
import styles from './update-notice.module.css';

/** Says that a newer version is here, and goes over to it when it is asked to; never while a play runs. */
export function UpdateNotice() {
  const goOver = useUpdate((state) => state.goOver);
  const isPlaying = usePlayStore(
    ({ page }) => page.at === 'starting' || (page.at === 'playing' && page.play.result === null),
  );
  const [later, setLater] = useState<unknown>(null);
  const isShown = goOver !== null && goOver !== later && !isPlaying;
  const guard = usePressGuard(String(isShown));
  return (
    <div role="status" className={styles.region} {...guard.around}>
      <UnreadContext value={guard.isUnread}>
        {isShown && (
          <div className={styles.notice}>
            <p>A new version is here.</p>
            <Button variant="primary" icon={<Icon name="retry" />} onClick={goOver}>
              Use it now
            </Button>
            <Button
              iconOnly
              aria-label="Later"
              icon={<Icon name="close" />}
              onClick={() => setLater(() => goOver)}
            />
          </div>
        )}
      </UnreadContext>
    </div>
  );
}
