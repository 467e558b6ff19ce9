import { Icon } from '../../ui/icon.tsx';
import styles from './connection-banner.module.css';
import { PATIENCE_MS, useConnectionText } from './connection-text.ts';

interface ConnectionBannerProps {
  /** How long a first connection may take before it is worth a word. */
  patienceMs?: number;
}

/** Says how the connection is outside of a play, over the page and moving nothing; a running play says it on its picture. */
export function ConnectionBanner({ patienceMs = PATIENCE_MS }: ConnectionBannerProps) {
  const text = useConnectionText(false, patienceMs);
  return (
    <div role="status" className={styles.region}>
      {text && (
        <p className={styles.banner}>
          <Icon name="wifi" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
