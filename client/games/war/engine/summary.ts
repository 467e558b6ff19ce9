import { holdings } from './board.ts';
import type { Entry, GameState, Side } from './state.ts';

export type CellsAtTurn = readonly [number, number];

const TURNED: Readonly<Record<Entry['kind'], readonly [own: number, other: number]>> = {
  taken: [1, 0],
  captured: [1, -1],
  lost: [-1, 1],
  reinforced: [0, 0],
};

/** The territories of both sides before the first turn and after each one. */
export function cellsOverTime({ cells, log }: GameState): readonly CellsAtTurn[] {
  const series: CellsAtTurn[] = [[holdings(cells, 0).cells, holdings(cells, 1).cells]];
  for (const { kind, side } of log.toReversed()) {
    const [first, second] = series[series.length - 1] ?? [0, 0];
    const [own, other] = TURNED[kind];
    series.push(side === 0 ? [first - own, second - other] : [first - other, second - own]);
  }
  return series.toReversed();
}

export interface Feats {
  readonly attacks: number;
  readonly won: number;
  /** The most defenders that one attack swept away. */
  readonly bestCapture: number;
}

/** What a side did with its turns. */
export function featsOf(log: readonly Entry[], side: Side): Feats {
  let [attacks, won, bestCapture] = [0, 0, 0];
  for (const entry of log) {
    if (entry.side !== side || entry.kind === 'reinforced') continue;
    attacks += 1;
    if (entry.kind !== 'lost') won += 1;
    if (entry.kind === 'captured') bestCapture = Math.max(bestCapture, entry.defenders);
  }
  return { attacks, won, bestCapture };
}
