import { cellAt, PLACES } from './board.ts';
import { bestScored } from './bot-score.ts';
import { LAST_TURN, MIN_ATTACKERS } from './constants.ts';
import { attacked, attacksOf, moved, weakestOf } from './rules.ts';
import {
  type Attack,
  type Cells,
  type GameState,
  type Move,
  otherSide,
  type Place,
  type Rules,
  type Side,
} from './state.ts';

/** A territory in armies: who keeps armies takes the territories later, unless the game ends first. */
const TERRITORY = 0.5;
const TERRITORY_AT_THE_END = 1_000;

function value(cells: Cells, side: Side, territory: number): number {
  let sum = 0;
  for (const { owner, armies } of cells) {
    if (owner !== null) sum += owner === side ? armies + territory : -armies - territory;
  }
  return sum;
}

/** The first of the places whose cells look alike to an attack. */
function oneOfEach(cells: Cells, places: readonly Place[]): readonly Place[] {
  const seen = new Set<number>();
  return places.filter((place) => {
    const { owner, armies } = cellAt(cells, place);
    const likeness = armies * 2 + (owner === null ? 1 : 0);
    return seen.size < seen.add(likeness).size;
  });
}

/** The attacks to weigh. From anywhere, those that end alike are weighed once: only the strengths matter. */
function candidates(cells: Cells, side: Side, rules: Rules): readonly Attack[] {
  if (rules.neighboursOnly) return attacksOf(cells, side, rules);
  const isOwn = (place: Place): boolean => cellAt(cells, place).owner === side;
  const targets = oneOfEach(
    cells,
    PLACES.filter((place) => !isOwn(place)),
  );
  const strong = PLACES.filter((place) => isOwn(place) && cellAt(cells, place).armies >= MIN_ATTACKERS);
  return oneOfEach(cells, strong).flatMap((from) => targets.map((to) => ({ from, to })));
}

/** The board after the other side's best scored move, if it can still make one. */
function answered(cells: Cells, side: Side, rules: Rules): Cells {
  return cells.some(({ owner }) => owner === side) ? moved(cells, bestScored(cells, side, rules)) : cells;
}

/** The attack that leaves the best board once the other side has answered it. */
export function lookedAhead({ cells, side, options, log }: GameState): Move {
  const { rules } = options;
  const turnsLeft = LAST_TURN - log.length;
  const territory = turnsLeft <= 2 ? TERRITORY_AT_THE_END : TERRITORY;
  let best: Attack | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const attack of candidates(cells, side, rules)) {
    const after = attacked(cells, attack);
    const later = turnsLeft > 1 ? answered(after, otherSide(side), rules) : after;
    const worth = value(later, side, territory);
    if (worth <= highest) continue;
    best = attack;
    highest = worth;
  }
  return best ? { kind: 'attack', ...best } : { kind: 'reinforce', place: weakestOf(cells, side) };
}
