import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import type { Speed } from '../engine/constants.ts';
import styles from './speed-controls.module.css';

interface SpeedProps {
  readonly speed: Speed;
  readonly paused: boolean;
  /** Without a speed: the next one, 1, 2, 3 and round again. */
  readonly onSpeed: (speed?: Speed) => void;
  readonly onPause: () => void;
}

const SPEEDS: readonly Speed[] = [1, 2, 3];

/** Pause and all three speeds, for a table with room. */
export function SpeedControls({ speed, paused, onSpeed, onPause }: SpeedProps) {
  return (
    <fieldset className={styles.speeds}>
      <legend className="visually-hidden">Speed</legend>
      <Button
        iconOnly
        aria-label={paused ? 'Go on' : 'Pause'}
        icon={paused ? <Icon name="play" /> : <GameIcon name="pause" />}
        onClick={onPause}
      />
      {SPEEDS.map((each) => (
        <Button
          key={each}
          variant={each === speed ? 'primary' : 'plain'}
          className={styles.each}
          aria-pressed={each === speed}
          aria-label={`Speed ${each}`}
          onClick={() => onSpeed(each)}
        >
          <Verbatim>{each}</Verbatim>×
        </Button>
      ))}
    </fieldset>
  );
}

/** One button that goes through the speeds, for a phone. */
export function SpeedCycle({ speed, onSpeed }: Pick<SpeedProps, 'speed' | 'onSpeed'>) {
  return (
    <Button
      className={styles.cycle}
      aria-label={`Speed ${speed} of 3`}
      icon={<GameIcon name="fast" size="1em" />}
      onClick={() => onSpeed()}
    >
      <Verbatim>{speed}</Verbatim>×
    </Button>
  );
}
