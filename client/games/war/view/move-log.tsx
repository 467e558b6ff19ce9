import { Verbatim } from '../../../ui/verbatim.tsx';
import { deferred } from '../../kit/deferred.tsx';
import type { GameState } from '../engine/state.ts';
import { ClothFill } from './cloth-fill.tsx';
import type { Cloth } from './cloths.ts';
import styles from './move-log.module.css';
import { entryText } from './words.ts';

const SHOWN = 12;

/** The last turns, the newest first. */
export const MoveLog = deferred(function MoveLog({
  game,
  cloths,
}: {
  game: GameState;
  cloths: readonly [Cloth, Cloth];
}) {
  const turns = game.log.map((entry, index) => ({ entry, turn: index + 1 })).slice(-SHOWN);
  return (
    <section className={styles.log} aria-labelledby="war-moves">
      <h2 id="war-moves">Moves</h2>
      {turns.length === 0 ? (
        <p>
          No move yet on board <Verbatim>{game.options.seed}</Verbatim>.
        </p>
      ) : (
        <ol className={styles.turns}>
          {turns.reverse().map(({ entry, turn }) => (
            <li key={turn}>
              <ClothFill cloth={cloths[entry.side]} className={styles.side} />
              <b className="figures" translate="no">
                {turn}
              </b>{' '}
              <span>{entryText(game, entry)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});
