import { cellAt, NEIGHBOURS, PLACES } from './board.ts';
import { MIN_ATTACKERS, REINFORCEMENT } from './constants.ts';
import type { Attack, Cell, Cells, Move, Place, Rules, Side } from './state.ts';

export type Refusal = 'not-own' | 'own-target' | 'too-few' | 'no-border';

/** Why this attack is not allowed; null when it is. */
export function refusal(cells: Cells, { from, to }: Attack, side: Side, rules: Rules): Refusal | null {
  const source = cells[from];
  const target = cells[to];
  if (source?.owner !== side) return 'not-own';
  if (!target || target.owner === side) return 'own-target';
  if (source.armies < MIN_ATTACKERS) return 'too-few';
  if (rules.neighboursOnly && !NEIGHBOURS[from]?.includes(to)) return 'no-border';
  return null;
}

/** Where an attack from here may go. */
export function targetsOf(cells: Cells, from: Place, side: Side, rules: Rules): readonly Place[] {
  const near = rules.neighboursOnly ? (NEIGHBOURS[from] ?? []) : PLACES;
  return near.filter((to) => refusal(cells, { from, to }, side, rules) === null);
}

/** Every attack that this side may make. */
export const attacksOf = (cells: Cells, side: Side, rules: Rules): Attack[] =>
  PLACES.flatMap((from) => targetsOf(cells, from, side, rules).map((to) => ({ from, to })));

export interface Outcome {
  readonly kind: 'taken' | 'captured' | 'lost';
  /** Armies that then stand where the attack came from, and where it went. */
  readonly from: number;
  readonly to: number;
}

/**
 * What an attack gives. A neutral territory is taken and keeps its armies; an enemy falls to more armies than its
 * own and holds the difference; otherwise it loses as many as attacked, and the attacker's territory goes over.
 */
export function outcomeOf(attackers: number, target: Cell): Outcome {
  if (target.owner === null) return { kind: 'taken', from: attackers, to: target.armies };
  if (attackers > target.armies) return { kind: 'captured', from: 1, to: attackers - target.armies };
  return { kind: 'lost', from: 1, to: target.armies - attackers };
}

/** The quilt after an attack that is allowed. */
export function attacked(cells: Cells, { from, to }: Attack): Cells {
  const source = cellAt(cells, from);
  const target = cellAt(cells, to);
  const outcome = outcomeOf(source.armies, target);
  const lost = outcome.kind === 'lost';
  const after = cells.slice();
  after[from] = { owner: lost ? target.owner : source.owner, armies: outcome.from };
  after[to] = { owner: lost ? target.owner : source.owner, armies: outcome.to };
  return after;
}

/** The own territory with the fewest armies, the first of several. */
export function weakestOf(cells: Cells, side: Side): Place {
  let weakest = -1;
  for (const place of PLACES) {
    const cell = cellAt(cells, place);
    if (cell.owner !== side) continue;
    if (weakest < 0 || cell.armies < cellAt(cells, weakest).armies) weakest = place;
  }
  return weakest;
}

export const reinforced = (cells: Cells, place: Place): Cells =>
  cells.with(place, { ...cellAt(cells, place), armies: cellAt(cells, place).armies + REINFORCEMENT });

export const moved = (cells: Cells, move: Move): Cells =>
  move.kind === 'attack' ? attacked(cells, move) : reinforced(cells, move.place);
