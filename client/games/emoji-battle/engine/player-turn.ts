import { strikeOf } from './chance.ts';
import { constants } from './constants.ts';
import { refusalOf } from './refusal.ts';
import type { Battle, Guard, Plan } from './state.ts';
import { type Attack, type Warrior, warriorOf } from './warriors.ts';

const healedBy = (attack: Attack): number =>
  attack.type === 'special' && attack.ability.kind === 'heal' ? attack.ability.hp : 0;

function guardBy(attack: Attack): Guard | null {
  if (attack.type === 'normal' || attack.ability.kind === 'heal') return null;
  return attack.ability.kind;
}

const energyAfter = (energy: number, attack: Attack): number =>
  attack.type === 'special' ? 0 : Math.min(constants.maxEnergy, energy + constants.energyPerNormalAttack);

/** HP that `amount` really gives back. */
const room = (hp: number, warrior: Warrior, amount: number): number => Math.min(amount, warrior.maxHp - hp);

/** The warrior's attack: the enemy answers, or falls and heals the warrior. An illegal one changes nothing. */
export function attack(state: Battle, id: string): Battle {
  const warrior = warriorOf(state.warrior);
  const chosen = warrior.attacks.find((one) => one.id === id);
  if (!chosen || state.turn.of !== 'player' || refusalOf(state, chosen)) return state;

  const { damage, critical } = strikeOf(state.seed, state.strikes, chosen);
  const healed = room(state.hp, warrior, healedBy(chosen));
  const struck: Battle = {
    ...state,
    hp: state.hp + healed,
    energy: energyAfter(state.energy, chosen),
    guard: guardBy(chosen) ?? state.guard,
    enemyHp: Math.max(0, state.enemyHp - damage),
    strikes: state.strikes + 1,
    log: [...state.log, { kind: 'strike', attack: id, enemy: state.enemy, damage, critical, healed }],
  };
  return struck.enemyHp > 0 ? answered(struck, state.turn.plan) : won(struck, warrior);
}

const answered = (state: Battle, plan: Plan): Battle => ({
  ...state,
  turn: { of: 'enemy', plan, waitMs: constants.enemyDelayMs },
});

function won(state: Battle, warrior: Warrior): Battle {
  const healed = room(state.hp, warrior, constants.healOnKill);
  const streak = state.streak + 1;
  return {
    ...state,
    hp: state.hp + healed,
    streak,
    turn: { of: 'nobody', waitMs: constants.newEnemyDelayMs },
    log: [...state.log, { kind: 'beaten', enemy: state.enemy, healed, streak }],
  };
}
