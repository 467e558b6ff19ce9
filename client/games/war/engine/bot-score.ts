import { NEIGHBOURS, PLACES } from './board.ts';
import { BOT_SCORE, MIN_ATTACKERS } from './constants.ts';
import { weakestOf } from './rules.ts';
import type { Attack, Cell, Cells, Move, Place, Rules, Side } from './state.ts';

/** The bot's value of an attack: neutral 50 minus its armies, enemy 100 plus 10 for each army more than it has. */
export const botScore = (attackers: number, target: Cell): number =>
  target.owner === null
    ? BOT_SCORE.neutral - target.armies
    : BOT_SCORE.enemy + BOT_SCORE.perArmy * (attackers - target.armies);

/** The strongest own territory among these that may attack; -1 when none may. */
function strongestOf(cells: Cells, places: readonly Place[], side: Side): Place {
  let strongest = -1;
  let most = MIN_ATTACKERS - 1;
  for (const place of places) {
    const cell = cells[place];
    if (cell?.owner !== side || cell.armies <= most) continue;
    strongest = place;
    most = cell.armies;
  }
  return strongest;
}

/**
 * The attack with the highest score, or the weakest territory reinforced when there is none.
 * Against any target the strongest attacker scores best, so one look at each target is enough.
 */
export function bestScored(cells: Cells, side: Side, { neighboursOnly }: Rules): Move {
  const anywhere = neighboursOnly ? -1 : strongestOf(cells, PLACES, side);
  let best: Attack | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const to of PLACES) {
    const target = cells[to];
    if (!target || target.owner === side) continue;
    const from = neighboursOnly ? strongestOf(cells, NEIGHBOURS[to] ?? [], side) : anywhere;
    const attacker = cells[from];
    if (!attacker) continue;
    const score = botScore(attacker.armies, target);
    if (score <= highest) continue;
    best = { from, to };
    highest = score;
  }
  return best ? { kind: 'attack', ...best } : { kind: 'reinforce', place: weakestOf(cells, side) };
}
