import { enterArena } from './start.ts';
import type { Battle, State } from './state.ts';
import { step } from './step.ts';
import type { WarriorId } from './warriors.ts';

/** A run as what was chosen in it: everything else follows from the rules and the seed. */
export interface Recording {
  readonly seed: string;
  readonly warrior: WarriorId;
  readonly attacks: readonly string[];
}

/** What to keep of a battle so that it can be played on. */
export const recordingOf = ({ seed, warrior, log }: Battle): Recording => ({
  seed,
  warrior,
  attacks: log.flatMap((event) => (event.kind === 'strike' ? [event.attack] : [])),
});

const untilPlayersTurn = (state: State): State =>
  state.screen === 'battle' && state.turn.of !== 'player'
    ? step(state, { type: 'tick', ms: state.turn.waitMs })
    : state;

/** The battle after those choices, at the player's turn; null if these rules don't allow them or the run is over. */
export function replay({ seed, warrior, attacks }: Recording): Battle | null {
  let state: State = enterArena(seed, warrior);
  for (const attack of attacks) {
    const next = step(state, { type: 'attack', attack });
    if (next === state) return null;
    state = untilPlayersTurn(next);
  }
  return state.screen === 'battle' ? state : null;
}
