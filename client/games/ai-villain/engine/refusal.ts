import { CITIES, CITY_ACTIONS, UPGRADES } from './constants.ts';
import { actionCost, slots, upgradeCost } from './cost.ts';
import { cityOf } from './lookup.ts';
import type { GameState, Move } from './state.ts';

/** Why a move is not possible now. */
export type Refusal = 'over' | 'controlled' | 'running-there' | 'owned' | 'cooldown' | 'busy' | 'too-dear';

const targetRefusal = (state: GameState, move: Move): Refusal | null => {
  if (move.type === 'buy') return state.upgrades.includes(move.upgrade) ? 'owned' : null;
  if (move.type === 'upgrade-core') return null;
  if (cityOf(state, move.city).controlled) return 'controlled';
  // The same hack twice on one city would only waste the money.
  const twice = state.running.some(
    ({ action, city }) =>
      city === move.city && action === move.action && (action === 'ddos' || action === 'infiltrate'),
  );
  return twice ? 'running-there' : null;
};

export const moveCost = (state: GameState, move: Move): number =>
  move.type === 'buy'
    ? upgradeCost(state, move.upgrade)
    : actionCost(state, move.type === 'act' ? move.action : move.type);

/** Why this move is refused, or null when it is legal. */
export const refusal = (state: GameState, move: Move): Refusal | null => {
  if (state.outcome !== 'playing') return 'over';
  const target = targetRefusal(state, move);
  if (target) return target;
  if (move.type === 'act' && state.cooldowns[move.action] > 0) return 'cooldown';
  if (state.running.length >= slots(state)) return 'busy';
  return state.resources < moveCost(state, move) ? 'too-dear' : null;
};

const MOVES: readonly Move[] = [
  ...CITY_ACTIONS.flatMap((action) =>
    CITIES.map((city) => ({ type: 'act', action, city: city.id }) as const),
  ),
  { type: 'upgrade-core' },
  ...UPGRADES.map(({ id }) => ({ type: 'buy', upgrade: id }) as const),
];

/** Every legal move now; waiting (a tick) is always possible and not listed. */
export const actions = (state: GameState): readonly Move[] =>
  MOVES.filter((move) => refusal(state, move) === null);
