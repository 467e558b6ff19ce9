import { memo } from 'react';
import { SHEET } from './city-places.ts';
import { LAND } from './land.ts';
import styles from './world-map.module.css';

const WAVE = { columns: 9, rows: 11, across: 92, down: 44 } as const;

const waves = Array.from({ length: WAVE.rows }, (_, row) =>
  Array.from({ length: WAVE.columns }, (_unused, column) => {
    const x = column * WAVE.across + (row % 2) * (WAVE.across / 2) - 20;
    return `M${x} ${row * WAVE.down + 12}q8-8 16 0t16 0`;
  }).join(''),
).join('');

/** A wire on the map; one that carries a running action is of another colour. */
export interface Wire {
  readonly id: string;
  readonly path: string;
  readonly running: boolean;
}

const Ground = memo(() => (
  <>
    <rect width={SHEET.width} height={SHEET.height} className={styles.sea} />
    <path d={waves} className={styles.waves} />
    <path d={LAND} className={styles.shade} vectorEffect="non-scaling-stroke" />
    <path d={LAND} className={styles.coast} vectorEffect="non-scaling-stroke" />
  </>
));

const NONE: readonly Wire[] = [];

/** The world on a sheet that takes any shape of the table. */
export const WorldMap = memo(function WorldMap({ wires = NONE }: { wires?: readonly Wire[] }) {
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.sheet}
    >
      <Ground />
      <g className={styles.wires}>
        {wires.map(({ id, path, running }) => (
          <path key={id} d={path} className={running ? styles.running : undefined} />
        ))}
      </g>
    </svg>
  );
});
