import type { Warrior } from '../engine/warriors.ts';
import { pictureOf } from './pictures.ts';
import styles from './poster.module.css';
import { abilityText, rangeText } from './words.ts';

interface PosterProps {
  /** The first one takes the focus when the player comes back here. */
  readonly first: boolean;
  readonly warrior: Warrior;
  readonly digit: number;
  readonly best: number | undefined;
  readonly onChoose: () => void;
}

/** A warrior as a poster on the wall of the fair: life, how hard it hits, and its special. */
export function Poster({ first, warrior, digit, best, onChoose }: PosterProps) {
  const { id, name, maxHp, attacks } = warrior;
  const [, , wild, special] = attacks;
  return (
    <button
      type="button"
      className={styles.poster}
      data-warrior={id}
      data-first={first || undefined}
      onClick={onChoose}
    >
      <span className="visually-hidden">
        {`Fight as ${name}: ${maxHp} hit points, normal attacks ${wild.damage.min} to ${wild.damage.max}, `}
        {`special ${special.name} ${special.damage.min} to ${special.damage.max}, ${abilityText(special.ability)}, `}
        {`costs ${special.cost} combo energy${best ? `, best run ${best}` : ''}`}
      </span>
      <span className={styles.picture} aria-hidden="true">
        <img src={pictureOf(id)} alt="" />
        {best !== undefined && best > 0 && <span className={styles.best}>best {best}</span>}
      </span>
      <span className={styles.text} aria-hidden="true">
        <b className={styles.name}>{name}</b>
        <span className={styles.facts}>
          <b>{maxHp} HP</b>
          <span>{rangeText(wild.damage)} a hit</span>
        </span>
        <span className={styles.special}>
          <img src={pictureOf(special.id)} alt="" />
          <span>
            <b>
              {special.name} {rangeText(special.damage)}
            </b>
            <small>{abilityText(special.ability)}</small>
          </span>
        </span>
      </span>
      <span className={styles.digit} aria-hidden="true">
        {digit}
      </span>
    </button>
  );
}
