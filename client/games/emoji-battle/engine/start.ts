import { enemyAt, planOf } from './chance.ts';
import type { Battle, CharacterSelect } from './state.ts';
import { type WarriorId, warriorOf } from './warriors.ts';

export interface StartOptions {
  readonly seed: string;
}

/** A new game: choosing a warrior. */
export const start = ({ seed }: StartOptions): CharacterSelect => ({ screen: 'characterSelect', seed });

/** The first moment of a battle: the warrior's turn, the first enemy's plan already made. */
export function enterArena(seed: string, warrior: WarriorId): Battle {
  const enemy = enemyAt(seed, 0);
  return {
    screen: 'battle',
    seed,
    warrior,
    hp: warriorOf(warrior).maxHp,
    energy: 0,
    guard: null,
    enemy: enemy.id,
    enemyHp: enemy.maxHp,
    streak: 0,
    strikes: 0,
    blows: 0,
    turn: { of: 'player', plan: planOf(seed, 0, enemy) },
    log: [{ kind: 'arrives', enemy: enemy.id }],
  };
}
