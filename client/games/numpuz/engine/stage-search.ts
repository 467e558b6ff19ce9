import { CELLS, EMPTY } from './constants.ts';
import { homeOf, rowOf, runTo, slidable, slotOf, type Tiles } from './tiles.ts';

/** A part of the solution: some tiles to bring home without moving what lies before them. */
export interface Stage {
  readonly wanted: readonly number[];
  /** The first cell that may move; those before it are in place. */
  readonly from: number;
}

/** Where the slot is and where each wanted tile is, four bits each, the slot lowest. */
type Code = number;

const slotIn = (code: Code): number => code & 15;
const ROOT = -1;

interface Move {
  readonly cell: number;
  /** Along the slot's row or its column. */
  readonly across: boolean;
  /** For each cell, where what lies there comes to lie. */
  readonly shifted: Uint8Array;
}

/** What can be chosen with the slot on each cell. */
const movesBySlot: readonly (readonly Move[])[] = Array.from({ length: CELLS }, (_, slot) => {
  const tiles = Array.from({ length: CELLS }, (_, cell) => (cell === slot ? EMPTY : cell + 1));
  return slidable(tiles).map((cell) => {
    const shifted = Uint8Array.from({ length: CELLS }, (_, at) => at);
    let to = slot;
    for (const at of runTo(tiles, cell)) {
      shifted[at] = to;
      to = at;
    }
    shifted[slot] = cell;
    return { cell, across: rowOf(cell) === rowOf(slot), shifted };
  });
});

/** One end of the search: each code seen with the one it was reached from, and the outermost of them. */
interface Side {
  readonly seen: Map<Code, Code>;
  edge: readonly Code[];
}

function encode(slot: number, cells: readonly number[]): Code {
  return cells.reduceRight((code, cell) => ((code << 4) | cell) >>> 0, 0) * 16 + slot;
}

function shift(code: Code, { cell, shifted }: Move, count: number): Code {
  let next = cell;
  let place = 16;
  let rest = Math.floor(code / 16);
  for (let index = 0; index < count; index++) {
    next += (shifted[rest & 15] as number) * place;
    rest >>>= 4;
    place *= 16;
  }
  return next;
}

/** How many codes are looked at in one go. */
const GO = 128;

function* widen(side: Side, { from, wanted }: Stage): Generator<void, void> {
  const next: Code[] = [];
  for (const [place, code] of side.edge.entries()) {
    if (place % GO === 0) yield;
    const before = side.seen.get(code) ?? ROOT;
    const came = before === ROOT ? null : rowOf(slotIn(before)) === rowOf(slotIn(code));
    for (const move of movesBySlot[slotIn(code)] as readonly Move[]) {
      // Two slides along the same line are one, which was seen already.
      if (move.cell < from || move.across === came) continue;
      const after = shift(code, move, wanted.length);
      if (side.seen.has(after)) continue;
      side.seen.set(after, code);
      next.push(after);
    }
  }
  side.edge = next;
}

const sideFrom = (codes: readonly Code[]): Side => ({
  edge: codes,
  seen: new Map(codes.map((code) => [code, ROOT])),
});

/** The slot's cells from a code back to the root of its side, both included. */
function trail({ seen }: Side, code: Code): number[] {
  const cells: number[] = [];
  for (let at = code; at !== ROOT; at = seen.get(at) ?? ROOT) cells.push(slotIn(at));
  return cells;
}

/**
 * The cells to choose one after the other to end a stage, as few as can be: a search from both ends. It pauses again and
 * again, so that whoever has a frame to draw in between can.
 */
export function* shortest(tiles: Tiles, stage: Stage): Generator<void, number[]> {
  const homes = stage.wanted.map(homeOf);
  const free = tiles.flatMap((_, cell) => (cell >= stage.from && !homes.includes(cell) ? [cell] : []));
  const here = stage.wanted.map((tile) => tiles.indexOf(tile));
  const ahead = sideFrom([encode(slotOf(tiles), here)]);
  const behind = sideFrom(free.map((slot) => encode(slot, homes)));
  let latest = ahead;
  while (latest.edge.length > 0) {
    const other = latest === ahead ? behind : ahead;
    const meeting = latest.edge.find((code) => other.seen.has(code));
    if (meeting !== undefined) {
      return [...trail(ahead, meeting).reverse().slice(1), ...trail(behind, meeting).slice(1)];
    }
    latest = ahead.edge.length <= behind.edge.length ? ahead : behind;
    yield* widen(latest, stage);
  }
  return [];
}
