import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { type Board, boardName } from '../../kit/board.ts';
import { GameIcon } from '../../kit/game-icon.tsx';
import { type GameState, STRENGTHS, type Strength, turnOf } from '../engine/state.ts';
import type { Mode } from './choices.ts';
import styles from './mode-choice.module.css';
import type { SavedGame } from './saved-game.ts';
import { Toy } from './toy.tsx';
import { countryName, STRENGTH_NAMES } from './words.ts';

interface ModeChoiceProps {
  board: Board;
  neighboursOnly: boolean;
  onNeighboursOnly: (on: boolean) => void;
  onMode: (mode: Mode) => void;
  onDay: () => void;
  saved: SavedGame;
  onContinue: (game: GameState) => void;
}

const HOW: Readonly<Record<Strength, string>> = {
  easy: 'charges at anybody',
  normal: 'takes the best odds',
  hard: 'thinks of your answer',
};

/** Who plays, and by which borders. */
export function ModeChoice({
  board,
  neighboursOnly,
  onNeighboursOnly,
  onMode,
  onDay,
  saved,
  onContinue,
}: ModeChoiceProps) {
  return (
    <div className={styles.modes}>
      <h2>Who plays?</h2>
      {saved.kind === 'refused' && <p className={styles.saved}>{saved.message}</p>}
      {saved.kind === 'found' && (
        <p className={styles.saved}>
          <span>
            <span>{countryName(saved.game, 0)}</span> against <span>{countryName(saved.game, 1)}</span>, turn{' '}
            <Verbatim>{turnOf(saved.game)}</Verbatim>
          </span>
          <Button variant="rani" icon={<Icon name="play" />} onClick={() => onContinue(saved.game)}>
            Continue
          </Button>
        </p>
      )}
      <section className={styles.mode} aria-labelledby="war-bot">
        <h3 id="war-bot">
          <Toy unit="missile" className={styles.sign} />
          Player vs Bot
        </h3>
        <div className={styles.strengths}>
          {STRENGTHS.map((strength) => (
            <Button
              key={strength}
              variant={strength === 'normal' ? 'primary' : 'plain'}
              className={styles.strength}
              onClick={() => onMode({ kind: 'bot', strength })}
            >
              <span>{STRENGTH_NAMES[strength]}</span>
              <small>{HOW[strength]}</small>
            </Button>
          ))}
        </div>
      </section>
      <section className={styles.mode} aria-labelledby="war-two">
        <h3 id="war-two">
          <Toy unit="soldier" className={styles.sign} />
          Player vs Player
        </h3>
        <p>Two people, one screen, in turns.</p>
        <Button onClick={() => onMode({ kind: 'human' })}>Two players</Button>
      </section>
      <section className={styles.mode} aria-labelledby="war-day">
        <h3 id="war-day">
          <Toy unit="camp" className={styles.sign} />
          Board of the day
        </h3>
        <p>The same quilt for everybody today, against the Normal bot.</p>
        <Button icon={<GameIcon name="calendar" />} onClick={onDay}>
          Play today’s
        </Button>
      </section>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={neighboursOnly}
          onChange={(event) => onNeighboursOnly(event.target.checked)}
        />
        <span>
          <b>Neighbours only</b>
          <small>Attacks need a common border</small>
        </span>
      </label>
      {board.kind !== 'free' && <p className={styles.board}>{boardName(board)}</p>}
    </div>
  );
}
