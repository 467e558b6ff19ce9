import type { EnemyId } from './enemies.ts';
import type { BattleEvent } from './events.ts';

export interface Summary {
  readonly beaten: readonly EnemyId[];
  readonly attacks: number;
  readonly dealt: number;
  readonly hardest: number;
  readonly criticals: number;
  readonly taken: number;
}

/** A run in figures. */
export function summaryOf(log: readonly BattleEvent[]): Summary {
  const strikes = log.filter((event) => event.kind === 'strike');
  const blows = log.filter((event) => event.kind === 'blow');
  const total = (events: readonly { readonly damage: number }[]): number =>
    events.reduce((sum, { damage }) => sum + damage, 0);
  return {
    beaten: log.flatMap((event) => (event.kind === 'beaten' ? [event.enemy] : [])),
    attacks: strikes.length,
    dealt: total(strikes),
    hardest: Math.max(0, ...strikes.map(({ damage }) => damage)),
    criticals: strikes.filter(({ critical }) => critical).length,
    taken: total(blows),
  };
}
