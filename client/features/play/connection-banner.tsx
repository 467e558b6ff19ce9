import { Icon } from '../../ui/icon.tsx';
import styles from './connection-banner.module.css';
import { useConnectionText } from './connection-text.ts';

/** Says how the connection is outside of a play; a running play says it on its picture. */
export function ConnectionBanner() {
  const text = useConnectionText(false);
  return (
    <div role="status" className={styles.region}>
      {text && (
        <p className={styles.banner}>
          <Icon name="wifi" />
          {text}
        </p>
      )}
    </div>
  );
}
