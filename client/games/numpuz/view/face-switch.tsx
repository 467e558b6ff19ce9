import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import styles from './face-switch.module.css';

export interface Faces {
  readonly picture: boolean;
  readonly numbers: boolean;
}

interface FaceSwitchProps {
  faces: Faces;
  onChange: (faces: Faces) => void;
  onTurn: () => void;
  /** Told when the whole picture is to be seen, and when no more. */
  onPeek: (peeking: boolean) => void;
}

/** Numbers or a picture on the plates; for a picture: the next one, its numbers, and a look at the whole. */
export function FaceSwitch({ faces, onChange, onTurn, onPeek }: FaceSwitchProps) {
  const look = (picture: boolean) => () => onChange({ ...faces, picture });
  return (
    <div className={styles.faces}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">On the plates</legend>
        <Button
          variant={faces.picture ? 'plain' : 'primary'}
          aria-pressed={!faces.picture}
          onClick={look(false)}
        >
          Numbers
        </Button>
        <Button
          variant={faces.picture ? 'primary' : 'plain'}
          aria-pressed={faces.picture}
          onClick={look(true)}
        >
          Picture
        </Button>
      </fieldset>
      {faces.picture && (
        <>
          <ToolButton label="Another picture" icon={<Icon name="shuffle" />} onClick={onTurn} />
          <ToolButton
            label="Numbers on the picture"
            pressed={faces.numbers}
            icon={<GameIcon name="hash" />}
            onClick={() => onChange({ ...faces, numbers: !faces.numbers })}
          />
          <PeekButton onPeek={onPeek} />
        </>
      )}
    </div>
  );
}

/** Shows the whole picture while it is held; by keyboard, while a key is down. */
function PeekButton({ onPeek }: { onPeek: (peeking: boolean) => void }) {
  const isPress = (key: string): boolean => key === ' ' || key === 'Enter';
  return (
    <Button
      iconOnly
      className={styles.peek}
      aria-label="Hold to see the whole picture"
      title="Hold to see the whole picture"
      icon={<GameIcon name="image" />}
      onPointerDown={() => onPeek(true)}
      onPointerUp={() => onPeek(false)}
      onPointerLeave={() => onPeek(false)}
      onPointerCancel={() => onPeek(false)}
      onKeyDown={({ key }) => isPress(key) && onPeek(true)}
      onKeyUp={() => onPeek(false)}
      onBlur={() => onPeek(false)}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}
