import { blowOf, enemyAt, planOf } from './chance.ts';
import { constants } from './constants.ts';
import { enemyOf } from './enemies.ts';
import type { BattleEvent } from './events.ts';
import type { Battle, GameOver, Guard, Plan } from './state.ts';

/** What is left of an enemy's attack behind a guard. */
export function guarded(damage: number, guard: Guard | null): number {
  if (guard === 'dodge') return 0;
  return guard === 'cut' ? Math.round(damage * constants.damageCut) : damage;
}

const RESULT = { cut: 'cut', dodge: 'dodged', none: 'hit' } as const;

/** The enemy does what it planned; what the warrior had against it is used up. */
export function blow(state: Battle, plan: Plan): Battle | GameOver {
  const damage = guarded(blowOf(state.seed, state.blows, plan.kind), state.guard);
  const event: BattleEvent = {
    kind: 'blow',
    enemy: state.enemy,
    move: plan.move,
    super: plan.kind === 'super',
    result: RESULT[state.guard ?? 'none'],
    damage,
  };
  const hp = state.hp - damage;
  const blows = state.blows + 1;
  const log = [...state.log, event];
  if (hp <= 0) return fallen({ ...state, blows, log });
  const next = planOf(state.seed, blows, enemyOf(state.enemy));
  return { ...state, hp, guard: null, blows, log, turn: { of: 'player', plan: next } };
}

function fallen({ seed, warrior, enemy, enemyHp, streak, strikes, blows, log }: Battle): GameOver {
  return {
    screen: 'gameOver',
    seed,
    warrior,
    enemy,
    enemyHp,
    streak,
    strikes,
    blows,
    log: [...log, { kind: 'fallen', enemy }],
  };
}

/** The next enemy of the run stands in the ring; the warrior begins. */
export function nextEnemy(state: Battle): Battle {
  const enemy = enemyAt(state.seed, state.streak);
  return {
    ...state,
    enemy: enemy.id,
    enemyHp: enemy.maxHp,
    turn: { of: 'player', plan: planOf(state.seed, state.blows, enemy) },
    log: [...state.log, { kind: 'arrives', enemy: enemy.id }],
  };
}
