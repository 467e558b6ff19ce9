import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Icon } from '../../../ui/icon.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import type { Action } from '../engine/game.ts';
import styles from './hand.module.css';

interface HandProps {
  /** What the solved board will be. */
  goal: Elements;
  faces: Elements;
  undo: boolean;
  redo: boolean;
  hint: boolean;
  dispatch: (action: Action) => void;
  onHint: () => void;
  onRestart: () => void;
}

/** What is pressed while playing, in the lowest third of a phone. */
export const Hand = memo(function Hand({ goal, faces, dispatch, onHint, onRestart, ...can }: HandProps) {
  return (
    <section className={styles.hand} aria-label="Controls">
      {goal}
      {faces}
      <div className={styles.keys}>
        <Button
          icon={<GameIcon name="undo" />}
          disabled={!can.undo}
          onClick={() => dispatch({ type: 'undo' })}
        >
          Undo
        </Button>
        <Button
          icon={<GameIcon name="redo" />}
          disabled={!can.redo}
          onClick={() => dispatch({ type: 'redo' })}
        >
          Redo
        </Button>
        <Button variant="primary" icon={<GameIcon name="hint" />} disabled={!can.hint} onClick={onHint}>
          Hint
        </Button>
        <Button icon={<Icon name="retry" />} onClick={onRestart}>
          Restart
        </Button>
      </div>
      <p className={styles.tip}>
        Arrow keys slide, with <kbd>Shift</kbd> the whole run. <kbd>U</kbd> undo, <kbd>Y</kbd> redo,{' '}
        <kbd>H</kbd> hint, <kbd>P</kbd> pause, <kbd>R</kbd> restart.
      </p>
    </section>
  );
});
