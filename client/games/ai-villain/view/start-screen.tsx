import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { type Board, boardName } from '../../kit/board.ts';
import { GameIcon } from '../../kit/game-icon.tsx';
import type { Loaded } from '../../kit/save.ts';
import { held } from '../engine/city.ts';
import { DEFAULT_NAME, NAME_LIMIT } from '../engine/constants.ts';
import type { GameState } from '../engine/state.ts';
import { ImportButton } from './import-button.tsx';
import { Poster } from './poster.tsx';
import styles from './start-screen.module.css';

export interface StartChoice {
  readonly name: string;
  readonly tutorial: boolean;
}

interface StartScreenProps {
  readonly board: Board;
  readonly saved: Loaded<GameState>;
  readonly notice: string | undefined;
  readonly onStart: (choice: StartChoice) => void;
  readonly onDay: (choice: StartChoice) => void;
  readonly onContinue: () => void;
  readonly onImport: (text: string) => void;
}

/** Before the game: who you are, whether you want to be shown round, and what was left running. */
export function StartScreen({ board, saved, notice, ...props }: StartScreenProps) {
  const [name, setName] = useState('');
  const [tutorial, setTutorial] = useState(saved.kind === 'none');
  const choice = { name, tutorial };
  const found = saved.kind === 'found' ? saved.value : null;
  return (
    <Poster title={['AI Villain', 'Simulator']}>
      <p className={styles.lead}>
        Eight cities trust their computers. You are their computers. Take them all.
      </p>
      {saved.kind === 'refused' && (
        <p role="status" className={styles.refused}>
          <span>{saved.message}</span> A new game starts as always.
        </p>
      )}
      {notice && (
        <p role="alert" className={styles.refused}>
          {notice}
        </p>
      )}
      {found && (
        <Button variant="rani" size="l" icon={<Icon name="play" />} onClick={props.onContinue}>
          Continue day <Verbatim>{found.day}</Verbatim>, <Verbatim>{held(found).length}</Verbatim> of 8 cities
        </Button>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          props.onStart(choice);
        }}
      >
        <label className={styles.name}>
          Your name
          <input
            value={name}
            maxLength={NAME_LIMIT}
            placeholder={DEFAULT_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={tutorial}
            checked={tutorial}
            onChange={(event) => setTutorial(event.target.checked)}
          />
          <span>Show me round first (tutorial)</span>
        </label>
        <Button type="submit" variant="primary" size="l" icon={<Icon name="play" />}>
          {found ? 'Start anew' : 'Start'}
        </Button>
      </form>
      <div className={styles.more}>
        <Button icon={<GameIcon name="calendar" />} onClick={() => props.onDay(choice)}>
          Today’s board
        </Button>
        <ImportButton onText={props.onImport} />
      </div>
      {board.kind !== 'free' && <p className={styles.board}>{boardName(board)}</p>}
    </Poster>
  );
}
