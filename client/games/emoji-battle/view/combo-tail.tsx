import { Verbatim } from '../../../ui/verbatim.tsx';
import { deferred } from '../../kit/deferred.tsx';
import { constants } from '../engine/constants.ts';
import styles from './combo-tail.module.css';

const FEATHERS = constants.maxEnergy / constants.energyPerNormalAttack;
const STEP = 32;
const HUES = ['var(--leaf)', 'var(--peacock)'];

function Feather({ place, on }: { readonly place: number; readonly on: boolean }) {
  const turn = (place - (FEATHERS - 1) / 2) * 1.5;
  return (
    <g
      transform={`translate(${19 + place * STEP} 62) rotate(${turn})`}
      stroke="var(--ink)"
      strokeLinejoin="round"
    >
      <path d="M0 0C-19 -16 -19 -42 0 -58C19 -42 19 -16 0 0Z" className={styles.empty} strokeWidth="3" />
      <circle cy="-32" r="6.5" fill="none" strokeWidth="2.4" strokeOpacity="0.45" />
      <g className={styles.feather} data-on={on || undefined}>
        <path
          d="M0 0C-19 -16 -19 -42 0 -58C19 -42 19 -16 0 0Z"
          fill={HUES[place % HUES.length]}
          strokeWidth="3"
        />
        <path
          d="M0 -16C-11 -26 -11 -40 0 -48C11 -40 11 -26 0 -16Z"
          fill="var(--marigold)"
          strokeWidth="2.4"
        />
        <circle cy="-32" r="6.5" fill="var(--sky)" strokeWidth="2.4" />
        <circle cy="-32" r="2.4" fill="var(--paper)" stroke="none" />
      </g>
    </g>
  );
}

interface ComboTailProps {
  readonly energy: number;
  /** What the special costs: the dashed line. */
  readonly cost: number;
  /** Why a special was refused. */
  readonly notice: string;
}

/** Combo energy as a peacock's tail: a feather for every normal attack. */
export const ComboTail = deferred(function ComboTail({ energy, cost, notice }: ComboTailProps) {
  const mark = 3 + (cost / constants.energyPerNormalAttack) * STEP;
  const ready = energy >= cost;
  return (
    <section className={styles.combo} aria-label="Combo energy">
      <p className={styles.count}>
        <b>Combo</b>
        <span className="figures">
          <b translate="no">{energy}</b>/<Verbatim>{constants.maxEnergy}</Verbatim>
        </span>
      </p>
      <svg viewBox="0 0 326 66" className={styles.tail} aria-hidden="true">
        {Array.from({ length: FEATHERS }, (_, place) => (
          <Feather
            // biome-ignore lint/suspicious/noArrayIndexKey: a feather is its place
            key={place}
            place={place}
            on={place * constants.energyPerNormalAttack < energy}
          />
        ))}
        <path d={`M${mark} 0V66`} stroke="var(--paint-rani-deep)" strokeWidth="3" strokeDasharray="5 4" />
      </svg>
      {/* The region stays and its words change, or nobody would read them out. */}
      <p className={styles.at} role="status">
        <span key={notice} data-refused={notice !== '' || undefined}>
          {notice || (ready ? 'Special ready!' : `special from ${cost}`)}
        </span>
      </p>
    </section>
  );
});
