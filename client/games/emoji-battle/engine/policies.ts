import type { Random } from '../../../../shared/kernel/random.ts';
import { actions } from './actions.ts';
import { endingOdds, outcomes } from './chance.ts';
import { constants, type Range } from './constants.ts';
import type { Action, Battle, Plan, State } from './state.ts';
import { type Attack, warriorOf } from './warriors.ts';

/** Picks an action for a state. Its chance is its own, never the game's. */
type Policy = (state: State, random: Random) => Action;

const anyOf = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

const mean = ({ min, max }: Range): number => (min + max) / 2;

/** A policy that makes the legal attack that it values most. */
const valuing =
  (worth: (attack: Attack, state: Battle, plan: Plan) => number): Policy =>
  (state, random) => {
    const legal = actions(state);
    if (state.screen !== 'battle' || state.turn.of !== 'player') return anyOf(legal, random);
    const { plan } = state.turn;
    const attacks = warriorOf(state.warrior).attacks.filter((attack) =>
      legal.some((action) => action.type === 'attack' && action.attack === attack.id),
    );
    const value = (attack: Attack) => worth(attack, state, plan);
    const best = attacks.reduce((held, attack) => (value(attack) > value(held) ? attack : held));
    return { type: 'attack', attack: best.id };
  };

/** What one point of combo energy is worth in HP: about the special's gain over a normal attack, by its cost. */
const ENERGY_WORTH = 0.7;

function abilityWorth(attack: Attack, state: Battle, blow: number, survives: number): number {
  if (attack.type === 'normal') return 0;
  const { ability } = attack;
  if (ability.kind === 'heal') return Math.min(ability.hp, warriorOf(state.warrior).maxHp - state.hp);
  if (state.guard) return 0;
  const expected = survives * blow + (1 - survives) * mean(constants.enemyDamage);
  return ability.kind === 'dodge' ? expected : expected * constants.damageCut;
}

/** HP taken, HP saved and energy gained, as far as the coming exchange can be known from the enemy's plan. */
function exchange(attack: Attack, state: Battle, plan: Plan): number {
  const all = outcomes(attack);
  const taken = all.reduce((sum, { damage, odds }) => sum + odds * Math.min(damage, state.enemyHp), 0);
  const survives = 1 - endingOdds(attack, state.enemyHp);
  const range = plan.kind === 'super' ? constants.superDamage : constants.enemyDamage;
  const blow = mean(range);
  const { cost } = warriorOf(state.warrior).attacks[3];
  const energy =
    attack.type === 'special'
      ? -cost
      : Math.min(constants.energyPerNormalAttack, Math.max(0, cost - state.energy));
  return taken + (1 - survives) * blow + abilityWorth(attack, state, blow, survives) + energy * ENERGY_WORTH;
}

/** All choose their warrior by chance, so that only the fighting differs. */
export const policies = {
  /** Anything that is legal. */
  random: (state, chance) => anyOf(actions(state), chance),
  /** The hardest attack there is, every time. */
  greedy: valuing(({ damage }) => mean(damage)),
  /** Reads the enemy's plan, weighs ability, energy and the odds of ending the fight. */
  careful: valuing(exchange),
} satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;
