import { asFields, asList, asOneOf, asText, asWhole, type Fields } from '../../kit/parse.ts';
import { CELLS, TIME_LIMIT_MS } from './constants.ts';
import { type NumPuzState, type Phase, start } from './game.ts';
import { isSolvable, isSolved, slide, type Tiles } from './tiles.ts';

/** Counted up whenever a saved game of before could not be played on. */
export const SAVE_VERSION = 1;

const PHASES: readonly Phase[] = ['ready', 'playing', 'paused', 'won', 'lost'];
const asCell = (value: unknown): number | null => asWhole(value, 0, CELLS - 1);

const isBoard = (tiles: Tiles): boolean =>
  tiles.length === CELLS && new Set(tiles).size === CELLS && isSolvable(tiles);

/** The saved moves lead from the seed's board to the saved one: a save is a game that was really played. */
const wasPlayed = (seed: string, past: readonly number[], tiles: Tiles): boolean => {
  const opening = start({ seed }).tiles;
  const cells = [...past.slice(1), tiles.indexOf(0)];
  return past.length === 0
    ? opening.join() === tiles.join()
    : cells.reduce(slide, opening).join() === tiles.join();
};

function parseFields(fields: Fields): NumPuzState | null {
  const seed = asText(fields.seed);
  const phase = asOneOf(fields.phase, PHASES);
  const tiles = asList(fields.tiles, asCell);
  const elapsedMs = typeof fields.elapsedMs === 'number' ? fields.elapsedMs : -1;
  const hints = asWhole(fields.hints);
  const past = asList(fields.past, asCell);
  const future = asList(fields.future, asCell);
  if (seed === null || phase === null || !tiles || hints === null || !past || !future) return null;
  if (!(elapsedMs >= 0 && elapsedMs <= TIME_LIMIT_MS) || fields.moves !== past.length) return null;
  if (!isBoard(tiles) || !wasPlayed(seed, past, tiles)) return null;
  if (isSolved(tiles) !== (phase === 'won') || (elapsedMs === TIME_LIMIT_MS) !== (phase === 'lost'))
    return null;
  return { seed, phase, tiles, elapsedMs, moves: past.length, hints, past, future };
}

/** Reads a saved game; null for anything that is none. */
export function parseGame(value: unknown): NumPuzState | null {
  const fields = asFields(value);
  return fields && parseFields(fields);
}

/** The best that this browser has seen; time and moves may be of two games. */
export interface Best {
  readonly timeMs: number;
  readonly moves: number;
}

export function parseBest(value: unknown): Best | null {
  const fields = asFields(value);
  const timeMs = typeof fields?.timeMs === 'number' ? fields.timeMs : -1;
  const moves = asWhole(fields?.moves, 1);
  return timeMs > 0 && timeMs <= TIME_LIMIT_MS && moves !== null ? { timeMs, moves } : null;
}

export interface NewBest {
  readonly best: Best;
  readonly time: boolean;
  readonly moves: boolean;
}

/** What a won game makes of the best so far; one with hints counts for nothing. */
export function improve(best: Best | null, { phase, elapsedMs, moves, hints }: NumPuzState): NewBest | null {
  if (phase !== 'won' || hints > 0) return null;
  const time = best === null || elapsedMs < best.timeMs;
  const fewer = best === null || moves < best.moves;
  if (!time && !fewer) return null;
  return {
    best: { timeMs: time ? elapsedMs : best.timeMs, moves: fewer ? moves : best.moves },
    time,
    moves: fewer,
  };
}
