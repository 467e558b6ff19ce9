import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { boardName } from '../../kit/board.ts';
import { GameIcon } from '../../kit/game-icon.tsx';
import { useGameKeys } from '../../kit/use-game-keys.ts';
import { enemyOf } from '../engine/enemies.ts';
import { warriorOf, warriors } from '../engine/warriors.ts';
import { Poster } from './poster.tsx';
import styles from './posters.module.css';
import { Stage } from './stage.tsx';
import type { BattleGame } from './use-battle.ts';
import type { SavedRun } from './use-saved-run.ts';

function Saved({ run, onResume }: { readonly run: SavedRun; readonly onResume: () => void }) {
  if (run.kind === 'none') return null;
  if (run.kind === 'refused') return <p className={styles.refused}>{run.message}</p>;
  const { warrior, enemy, streak } = run.battle;
  return (
    <Button variant="rani" className={styles.wide} icon={<Icon name="play" />} onClick={onResume}>
      Continue: <span>{warriorOf(warrior).name}</span> against <span>{enemyOf(enemy).name}</span>
      <span>{streak > 0 && `, streak ${streak}`}</span>
    </Button>
  );
}

/** Choosing a warrior by four posters, and the board to fight on. */
export function Posters({ game }: { readonly game: BattleGame }) {
  const { board, best, saved } = game;
  useGameKeys(
    Object.fromEntries(warriors.map(({ id }, place) => [String(place + 1), () => game.choose(id)])),
  );
  return (
    <Stage label="Warriors" className={styles.wall}>
      <div className={styles.inner}>
        <h2 className={styles.title}>Choose your warrior</h2>
        <ul className={styles.posters}>
          {warriors.map((warrior, place) => (
            <li key={warrior.id}>
              <Poster
                first={place === 0}
                warrior={warrior}
                digit={place + 1}
                best={best.runs[warrior.id]}
                onChoose={() => game.choose(warrior.id)}
              />
            </li>
          ))}
        </ul>
        <div className={styles.boards}>
          <Saved run={saved} onResume={game.resume} />
          {board.kind === 'shared' && <p className={styles.board}>{boardName(board)}</p>}
          <Button
            variant={board.kind === 'free' ? 'primary' : 'plain'}
            aria-pressed={board.kind === 'free'}
            onClick={game.playFresh}
          >
            Free fight
          </Button>
          <Button
            variant={board.kind === 'day' ? 'primary' : 'plain'}
            aria-pressed={board.kind === 'day'}
            icon={<GameIcon name="calendar" />}
            onClick={game.playDay}
          >
            Board of the day
          </Button>
        </div>
      </div>
    </Stage>
  );
}
