import type { Battle } from './state.ts';
import type { Attack } from './warriors.ts';

/** Why an attack can't be made now. */
export type Refusal =
  | { readonly reason: 'turn' }
  | { readonly reason: 'energy'; readonly need: number; readonly have: number };

/** Null when the attack is legal. */
export function refusalOf(state: Battle, attack: Attack): Refusal | null {
  if (state.turn.of !== 'player') return { reason: 'turn' };
  if (attack.type === 'special' && state.energy < attack.cost) {
    return { reason: 'energy', need: attack.cost, have: state.energy };
  }
  return null;
}

/** What the player is told. */
export function refusalText(refusal: Refusal): string {
  return refusal.reason === 'turn'
    ? 'Wait for your turn!'
    : `Not enough combo energy! Need ${refusal.need}, have ${refusal.have}`;
}
