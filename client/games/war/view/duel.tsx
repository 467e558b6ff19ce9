import { Icon } from '../../../ui/icon.tsx';
import { cellAt, nameOf } from '../engine/board.ts';
import { outcomeOf } from '../engine/rules.ts';
import type { Attack, Cells, Owner, Place } from '../engine/state.ts';
import { unitOf } from '../engine/units.ts';
import { ClothFill } from './cloth-fill.tsx';
import type { Cloth } from './cloths.ts';
import styles from './duel.module.css';
import { CREAM, INK, MARIGOLD } from './paint.ts';
import { Toy } from './toy.tsx';
import { outcomeText } from './words.ts';

interface DuelProps {
  cells: Cells;
  attack: Attack;
  cloths: readonly [Cloth, Cloth];
}

interface Standing {
  cells: Cells;
  place: Place;
  cloths: readonly [Cloth, Cloth];
}

const clothFor = (owner: Owner, cloths: readonly [Cloth, Cloth]): Cloth | undefined =>
  owner === null ? undefined : cloths[owner];

/** One patch large, as the hand shows it. */
export function DuelSide({ cells, place, cloths }: Standing) {
  const { owner, armies } = cellAt(cells, place);
  return (
    <figure className={styles.side}>
      <span className={styles.toy}>
        <ClothFill cloth={clothFor(owner, cloths)} className={styles.cloth} />
        <Toy unit={unitOf(armies)} />
      </span>
      <figcaption>
        <b className="figures" translate="no">
          {armies}
        </b>{' '}
        <span>{nameOf(place)}</span>
      </figcaption>
    </figure>
  );
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 60 40" aria-hidden="true">
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M3 30C16 6 36 6 50 20" stroke={INK} strokeWidth="9" />
        <path d="M3 30C16 6 36 6 50 20" stroke={MARIGOLD} strokeWidth="4" strokeDasharray="6 4" />
        <path d="M44 30 57 28 54 14Z" fill={CREAM} stroke={INK} strokeWidth="3" />
      </g>
    </svg>
  );
}

/** What an attack would give, before it is made. */
export function Duel({ cells, attack, cloths }: DuelProps) {
  const outcome = outcomeOf(cellAt(cells, attack.from).armies, cellAt(cells, attack.to));
  const { word, line } = outcomeText(outcome);
  const lost = outcome.kind === 'lost';
  return (
    <div className={styles.duel}>
      <DuelSide cells={cells} place={attack.from} cloths={cloths} />
      <Arrow />
      <DuelSide cells={cells} place={attack.to} cloths={cloths} />
      <p className={styles.outcome}>
        <strong className={lost ? styles.lost : styles.won}>
          <Icon name={lost ? 'close' : 'check'} />
          <span>{word}</span>
        </strong>
        <span>{line}</span>
      </p>
    </div>
  );
}
