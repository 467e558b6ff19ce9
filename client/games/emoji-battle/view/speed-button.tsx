import { Button } from '../../../ui/button.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import { SPEEDS, usePace } from './pace.ts';
import styles from './speed-button.module.css';

/** Steps through the three speeds. */
export function SpeedButton() {
  const speed = usePace((pace) => pace.speed);
  const next = usePace((pace) => pace.next);
  return (
    <Button className={styles.speed} icon={<GameIcon name="fast" size="1rem" />} onClick={next} title="Speed">
      <span className="visually-hidden">Speed </span>
      <Verbatim>{speed}</Verbatim>×
      <span className="visually-hidden">
        {' '}
        of <Verbatim>{SPEEDS.length}</Verbatim>
      </span>
    </Button>
  );
}
