import { type EnemyId, enemyOf } from '../engine/enemies.ts';
import type { GameOver } from '../engine/state.ts';
import { warriorOf } from '../engine/warriors.ts';
import styles from './end-poster.module.css';
import { pictureOf } from './pictures.ts';
import type { Best } from './use-best-runs.ts';

interface EndPosterProps {
  readonly over: GameOver;
  readonly beaten: readonly EnemyId[];
  readonly best: Best;
  /** Its title comes first: it takes the focus. */
  readonly filled: boolean;
}

function Story({ over, beaten, best }: Omit<EndPosterProps, 'filled'>) {
  const warrior = warriorOf(over.warrior);
  return (
    <>
      <p className={styles.by}>
        {enemyOf(over.enemy).name} beats {warrior.name}
      </p>
      <div className={styles.score}>
        <img src={pictureOf(best.isNew ? 'trophy' : over.enemy)} alt="" />
        <p>
          <b className={styles.count}>{over.streak}</b>
          {over.streak === 1 ? 'enemy beaten' : 'enemies beaten'}
        </p>
        <img className={styles.fallen} src={pictureOf(warrior.id)} alt="" />
      </div>
      {beaten.length > 0 && (
        <ol className={styles.beaten} aria-label="Beaten, in order">
          {beaten.map((id, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a finished run
            <li key={place}>
              <img src={pictureOf(id)} alt={enemyOf(id).name} />
            </li>
          ))}
        </ol>
      )}
      <p className={styles.best}>{best.isNew ? 'New best run!' : `Best run: ${best.all}`}</p>
    </>
  );
}

/** The poster over the empty ring: who fell, and everybody who fell before. */
export function EndPoster({ over, beaten, best, filled }: EndPosterProps) {
  return (
    <div className={styles.poster}>
      {/* Takes the focus: a key meant for the fight must not begin the next one unseen. */}
      <h2 className={styles.title} tabIndex={-1} data-first="">
        Game Over
      </h2>
      {filled && <Story over={over} beaten={beaten} best={best} />}
    </div>
  );
}
