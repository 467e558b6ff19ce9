import { Verbatim } from '../../../ui/verbatim.tsx';
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

function spoken({ name, maxHp, attacks }: PosterProps['warrior'], best: number | undefined): string {
  const [, , wild, special] = attacks;
  return [
    `Fight as ${name}: ${maxHp} hit points`,
    `normal attacks ${wild.damage.min} to ${wild.damage.max}`,
    `special ${special.name} ${special.damage.min} to ${special.damage.max}`,
    abilityText(special.ability),
    `costs ${special.cost} combo energy`,
    ...(best ? [`best run ${best}`] : []),
  ].join(', ');
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
      <span className="visually-hidden">{spoken(warrior, best)}</span>
      <span className={styles.picture} aria-hidden="true">
        <img src={pictureOf(id)} alt="" />
        {best !== undefined && best > 0 && (
          <span className={styles.best}>
            best <Verbatim>{best}</Verbatim>
          </span>
        )}
      </span>
      <span className={styles.text} aria-hidden="true">
        <b className={styles.name}>{name}</b>
        <span className={styles.facts}>
          <b>
            <Verbatim>{maxHp}</Verbatim> HP
          </b>
          <span>
            <Verbatim>{rangeText(wild.damage)}</Verbatim> a hit
          </span>
        </span>
        <span className={styles.special}>
          <img src={pictureOf(special.id)} alt="" />
          <span>
            <b>
              <span>{special.name}</span> <Verbatim>{rangeText(special.damage)}</Verbatim>
            </b>
            <small>{abilityText(special.ability)}</small>
          </span>
        </span>
      </span>
      <span className={styles.digit} aria-hidden="true" translate="no">
        {digit}
      </span>
    </button>
  );
}
