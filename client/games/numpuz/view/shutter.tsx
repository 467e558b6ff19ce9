import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Rosette } from '../../../ui/motifs/rosette.tsx';
import styles from './shutter.module.css';

/** Pulled down over a paused board, so that nobody solves it while the clock stands. */
export function Shutter({ onContinue }: { onContinue: () => void }) {
  return (
    <div className={styles.shutter}>
      <div className={styles.flower} aria-hidden="true">
        <Rosette size="100%" colours={['#e83a8c', 'var(--marigold)', '#12a3a3']} petals={16} />
      </div>
      <Button variant="primary" size="l" icon={<Icon name="play" />} onClick={onContinue}>
        Continue
      </Button>
    </div>
  );
}
