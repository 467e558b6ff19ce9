import { type Random, seededRandom } from '../../../../shared/kernel/random.ts';
import { constants, type Range } from './constants.ts';
import { type Enemy, enemies } from './enemies.ts';
import type { Plan } from './state.ts';
import type { Attack } from './warriors.ts';

/*
 * Chance hangs on the seed and on how often something was done, never on what was chosen: two people on one
 * seed meet the same enemies with the same plans, and their third attack has the same luck.
 */
const source = (seed: string, what: string, count: number): Random => {
  const random = seededRandom(`${count}:${what}:${seed}`);
  // The generator's first number follows a short text's hash too closely.
  random();
  return random;
};

/** A whole number of the range; `luck` is in [0, 1). */
export const within = ({ min, max }: Range, luck: number): number => min + Math.floor(luck * (max - min + 1));

/** A critical hit's damage. */
export const critical = (damage: number): number => Math.round(damage * constants.criticalFactor);

/** What the warrior's attack number `count` of the run does. */
export function strikeOf(seed: string, count: number, attack: Attack) {
  const random = source(seed, 'strike', count);
  const damage = within(attack.damage, random());
  const lucky = random() < constants.criticalChance;
  return { damage: lucky ? critical(damage) : damage, critical: lucky };
}

/** Everything that an attack may do, with its odds. */
export function outcomes({ damage: { min, max } }: Attack): { damage: number; odds: number }[] {
  const odds = 1 / (max - min + 1);
  const plain = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return plain.flatMap((damage) => [
    { damage, odds: odds * (1 - constants.criticalChance) },
    { damage: critical(damage), odds: odds * constants.criticalChance },
  ]);
}

/** How likely the attack ends a fight against someone with that many HP. */
export const endingOdds = (attack: Attack, hp: number): number =>
  outcomes(attack).reduce((sum, { damage, odds }) => sum + (damage >= hp ? odds : 0), 0);

/** The enemy of that place in the run. */
export function enemyAt(seed: string, place: number): Enemy {
  const random = source(seed, 'enemy', place);
  return enemies[Math.floor(random() * enemies.length)] as Enemy;
}

/** What the enemy means to do at attack number `count` of the run. */
export function planOf(seed: string, count: number, enemy: Enemy): Plan {
  const random = source(seed, 'plan', count);
  if (random() < constants.superChance) return { kind: 'super', move: enemy.superMove.id };
  const [first, second] = enemy.moves;
  return { kind: 'normal', move: (random() < 0.5 ? first : second).id };
}

/** The damage of an enemy's attack before what the warrior has against it. */
export function blowOf(seed: string, count: number, kind: Plan['kind']): number {
  const range = kind === 'super' ? constants.superDamage : constants.enemyDamage;
  return within(range, source(seed, 'blow', count)());
}
