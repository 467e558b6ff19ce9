import { refusalOf } from './refusal.ts';
import type { Action, State } from './state.ts';
import { warriorOf, warriors } from './warriors.ts';

/** What is legal now; while nobody may act, the time that is left to pass. */
export function actions(state: State): readonly Action[] {
  if (state.screen === 'characterSelect') return warriors.map(({ id }) => ({ type: 'choose', warrior: id }));
  if (state.screen === 'gameOver') return [{ type: 'again', seed: state.seed }];
  if (state.turn.of !== 'player') return [{ type: 'tick', ms: state.turn.waitMs }];
  return warriorOf(state.warrior)
    .attacks.filter((attack) => !refusalOf(state, attack))
    .map(({ id }) => ({ type: 'attack', attack: id }));
}
