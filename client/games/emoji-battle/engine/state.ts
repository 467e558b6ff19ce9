import type { EnemyId } from './enemies.ts';
import type { BattleEvent } from './events.ts';
import type { WarriorId } from './warriors.ts';

/** What the enemy will do at its next turn: known one turn ahead, its damage only when it hits. */
export interface Plan {
  readonly kind: 'normal' | 'super';
  readonly move: string;
}

/** What a special gave for the enemy's next attack. */
export type Guard = 'cut' | 'dodge';

export type Turn =
  | { readonly of: 'player'; readonly plan: Plan }
  | { readonly of: 'enemy'; readonly plan: Plan; readonly waitMs: number }
  /** The enemy is beaten, the next one is on its way. */
  | { readonly of: 'nobody'; readonly waitMs: number };

/** The same seed meets the same enemies, plans and luck, whatever the player does. */
export interface CharacterSelect {
  readonly screen: 'characterSelect';
  readonly seed: string;
}

interface Run {
  readonly seed: string;
  readonly warrior: WarriorId;
  readonly enemy: EnemyId;
  readonly enemyHp: number;
  /** Enemies beaten one after the other. */
  readonly streak: number;
  /** Attacks that the warrior has made. */
  readonly strikes: number;
  /** Attacks that enemies have made. */
  readonly blows: number;
  readonly log: readonly BattleEvent[];
}

export interface Battle extends Run {
  readonly screen: 'battle';
  readonly hp: number;
  readonly energy: number;
  readonly guard: Guard | null;
  readonly turn: Turn;
}

export interface GameOver extends Run {
  readonly screen: 'gameOver';
}

export type State = CharacterSelect | Battle | GameOver;

export type Action =
  | { readonly type: 'choose'; readonly warrior: WarriorId }
  | { readonly type: 'attack'; readonly attack: string }
  | { readonly type: 'tick'; readonly ms: number }
  /** Back to choosing a warrior, with that chance. */
  | { readonly type: 'again'; readonly seed: string };
