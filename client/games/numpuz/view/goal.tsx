import { cx } from '../../../ui/cx.ts';
import { rowOf, SOLVED } from '../engine/tiles.ts';
import styles from './goal.module.css';
import type { Picture } from './pictures.ts';

/** What the solved board will be, for wide screens: the numbers in order. */
export function NumberGoal() {
  return (
    <div className={styles.goal} role="img" aria-label="The goal: 1 to 15 in order, row by row">
      {SOLVED.map((tile, cell) => (
        <span
          key={tile}
          className={cx(tile > 0 && styles[`row${rowOf(cell)}`])}
          aria-hidden="true"
          translate="no"
        >
          {tile || ''}
        </span>
      ))}
    </div>
  );
}

/** The whole picture: beside the board on wide screens, over it while its button is held on small ones. */
export function PictureGoal({ picture, over }: { picture: Picture; over?: boolean }) {
  return (
    <img
      className={over ? styles.over : styles.picture}
      src={picture.src}
      alt={`The finished picture: ${picture.alt}`}
      width="640"
      height="360"
      draggable={false}
    />
  );
}
