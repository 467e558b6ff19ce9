import type { EnemyId } from './enemies.ts';

/** What happened, in the order in which it did: the battle log, and what the view plays out. */
export type BattleEvent =
  | { readonly kind: 'arrives'; readonly enemy: EnemyId }
  | {
      readonly kind: 'strike';
      readonly attack: string;
      readonly enemy: EnemyId;
      readonly damage: number;
      readonly critical: boolean;
      /** HP that a healing special gave back. */
      readonly healed: number;
    }
  | {
      readonly kind: 'blow';
      readonly enemy: EnemyId;
      readonly move: string;
      readonly super: boolean;
      readonly result: 'hit' | 'cut' | 'dodged';
      readonly damage: number;
    }
  | {
      readonly kind: 'beaten';
      readonly enemy: EnemyId;
      readonly healed: number;
      readonly streak: number;
    }
  | { readonly kind: 'fallen'; readonly enemy: EnemyId };
