import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { LAMPS } from '../engine/constants.ts';
import styles from './lamps.module.css';

const LEAST = 15;
const MOST = 385;
const sides = [8, 7, 8, 7] as const;

/** Where the lamps stand on the frame, clockwise from the upper left corner. */
const places: readonly { readonly x: number; readonly y: number }[] = sides.flatMap((count, side) =>
  Array.from({ length: count }, (_, index) => {
    const on = LEAST + ((MOST - LEAST) * index) / count;
    const back = LEAST + MOST - on;
    return [
      { x: on, y: LEAST },
      { x: MOST, y: on },
      { x: back, y: MOST },
      { x: LEAST, y: back },
    ][side] as { x: number; y: number };
  }),
);

interface LampsProps {
  /** How many have gone out. */
  out: number;
  /** The clock runs: the next to go is orange. */
  running: boolean;
  hurry: boolean;
  won: boolean;
}

/** The frame of the tailgate with the lamps that are the clock. Its time is told in words elsewhere. */
export const Lamps = memo(function Lamps({ out, running, hurry, won }: LampsProps) {
  return (
    <svg className={cx(styles.frame, won && styles.won)} viewBox="0 0 400 400" aria-hidden="true">
      <rect
        x="2.5"
        y="2.5"
        width="395"
        height="395"
        rx="20"
        fill="var(--paint-rani-dark)"
        stroke="var(--ink)"
        strokeWidth="5"
      />
      <rect
        x="27"
        y="27"
        width="346"
        height="346"
        rx="12"
        fill="var(--paint-night)"
        stroke="var(--ink)"
        strokeWidth="4"
      />
      {places.map(({ x, y }, place) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          className={cx(
            styles.lamp,
            place < out && styles.out,
            ((running && place === out) || (hurry && place >= out)) && styles.next,
          )}
        >
          <circle r="5.5" fill="var(--paint-aubergine)" stroke="var(--ink)" strokeWidth="2.5" />
          <g className={styles.light} style={{ animationDelay: `${(place * 900) / LAMPS}ms` }}>
            <circle r="11" className={styles.glow} opacity=".45" />
            <circle r="6.5" className={styles.glow} stroke="var(--ink)" strokeWidth="2.5" />
            <circle cx="-2" cy="-2" r="2" fill="var(--paper)" />
          </g>
        </g>
      ))}
    </svg>
  );
});
