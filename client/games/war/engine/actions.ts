import { attacksOf } from './rules.ts';
import type { Action, GameState } from './state.ts';

/** Everything that may be done now; nothing once the game has ended. */
export function actions({ cells, side, options, phase }: GameState): readonly Action[] {
  switch (phase.kind) {
    case 'choosing': {
      const attacks = attacksOf(cells, side, options.rules);
      if (attacks.length === 0) return [{ type: 'reinforce' }];
      return attacks.map((attack) => ({ type: 'attack', ...attack }));
    }
    case 'thinking':
      return [{ type: 'tick', ms: phase.leftMs }];
    case 'made':
      return [{ type: 'pass' }, { type: 'undo' }];
    case 'ended':
      return [];
  }
}
