import { useMemo } from 'react';
import { CELLS } from '../engine/constants.ts';
import { countryOf } from '../engine/countries.ts';
import type { GameState, Side } from '../engine/state.ts';
import { type CellsAtTurn, cellsOverTime } from '../engine/summary.ts';
import styles from './cells-plot.module.css';
import { ClothFill } from './cloth-fill.tsx';
import type { Cloth } from './cloths.ts';
import { INK, MARIGOLD } from './paint.ts';

const LEFT = 34;
const WIDTH = 350;
const FLOOR = 150;
const HEIGHT = 136;

const heightOf = (cells: number): number => FLOOR - (cells / CELLS) * HEIGHT;

/** Points of a side's line, as the path's commands. */
function lineOf(series: readonly CellsAtTurn[], side: Side): string {
  const step = WIDTH / Math.max(1, series.length - 1);
  return series
    .map(
      (cells, turn) =>
        `${turn === 0 ? 'M' : 'L'}${(LEFT + turn * step).toFixed(1)} ${heightOf(cells[side]).toFixed(1)}`,
    )
    .join('');
}

/** A line with an ink edge; the second side's is dashed, so that colour is not all that tells them apart. */
function Line({ path, cloth, dashed }: { path: string; cloth: Cloth; dashed: boolean }) {
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap={dashed ? 'butt' : 'round'}>
      <path d={path} stroke={INK} strokeWidth="7" />
      <path d={path} stroke={cloth.base} strokeWidth="3.6" strokeDasharray={dashed ? '8 5' : undefined} />
    </g>
  );
}

const grid = [0, Math.round(CELLS / 2), CELLS];

/** How the territories changed hands, turn by turn. */
export function CellsPlot({ game, cloths }: { game: GameState; cloths: readonly [Cloth, Cloth] }) {
  const series = useMemo(() => cellsOverTime(game), [game]);
  const names = game.countries.map((id) => countryOf(id).name);
  const [first, last] = [series[0] ?? [0, 0], series.at(-1) ?? [0, 0]];
  const most = (side: Side): number => Math.max(...series.map((cells) => cells[side]));
  const paths = [lineOf(series, 0), lineOf(series, 1)] as const;
  const described = ([0, 1] as const)
    .map((side) => `${names[side]} from ${first[side]} to ${last[side]}, at most ${most(side)}`)
    .join('; ');
  return (
    <figure className={styles.plot}>
      <figcaption>
        {cloths.map((cloth, side) => (
          <span key={names[side]} className={styles.key}>
            <i>
              <ClothFill cloth={cloth} />
            </i>
            <span>{names[side]}</span>
          </span>
        ))}
        <span className={styles.what}>cells, turn by turn</span>
      </figcaption>
      <svg viewBox="0 0 400 178" role="img" aria-label={`Cells over ${game.log.length} turns: ${described}.`}>
        {grid.map((cells) => (
          <g key={cells}>
            <path d={`M${LEFT} ${heightOf(cells)}H392`} className={styles.rule} />
            <text x="26" y={heightOf(cells) + 5} textAnchor="end">
              {cells}
            </text>
          </g>
        ))}
        <path d={`${paths[0]}L${LEFT + WIDTH} ${FLOOR}H${LEFT}Z`} fill={cloths[0].base} opacity="0.25" />
        <Line path={paths[1]} cloth={cloths[1]} dashed />
        <Line path={paths[0]} cloth={cloths[0]} dashed={false} />
        {([1, 0] as const).map((side) => (
          <circle
            key={side}
            cx={LEFT + WIDTH}
            cy={heightOf(last[side])}
            r={side === 0 ? 7 : 6}
            fill={side === 0 ? MARIGOLD : cloths[1].base}
            stroke={INK}
            strokeWidth="3"
          />
        ))}
        <text x={LEFT} y="172">
          start
        </text>
        <text x={LEFT + WIDTH / 2} y="172" textAnchor="middle">
          {Math.round(game.log.length / 2)}
        </text>
        <text x={LEFT + WIDTH + 8} y="172" textAnchor="end">
          {`turn ${game.log.length}`}
        </text>
      </svg>
    </figure>
  );
}
