import { recordingOf } from '../../../client/games/emoji-battle/engine/replay.ts';
import { enterArena } from '../../../client/games/emoji-battle/engine/start.ts';
import type { Battle, State } from '../../../client/games/emoji-battle/engine/state.ts';
import { step } from '../../../client/games/emoji-battle/engine/step.ts';
import { warriorOf } from '../../../client/games/emoji-battle/engine/warriors.ts';
import type { Kept } from './kept.ts';

export const SEED = 'FAIR7';

/** A run of the Dragon's first attack again and again, as it was left before the last one. */
export function leftBeforeFall(): Kept {
  const attack = warriorOf('dragon').attacks[0].id;
  let state: State = enterArena(SEED, 'dragon');
  let left: Battle | null = null;
  while (state.screen === 'battle') {
    if (state.turn.of === 'player') left = state;
    state =
      state.turn.of === 'player'
        ? step(state, { type: 'attack', attack })
        : step(state, { type: 'tick', ms: state.turn.waitMs });
  }
  return { game: 'emoji-battle', name: 'run', value: left && recordingOf(left) };
}
