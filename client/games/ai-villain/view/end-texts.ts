import { held } from '../engine/city.ts';
import { finalScore, titleOf } from '../engine/score.ts';
import type { GameState } from '../engine/state.ts';
import { inDays } from './texts.ts';

/** How it ended, in a sentence or two: a lost game may carry the better title, and then says why. */
export const endLead = (state: GameState): string => {
  if (state.outcome === 'won') return `All eight cities obey ${state.name}. It took ${inDays(state.day)}.`;
  const fate = `The money ran out on day ${state.day}, before any city obeyed: ${state.name} was unplugged.`;
  return titleOf(finalScore(state)) === 'TOTAL DOMINATION'
    ? `${fate} Lost, but a score above 500 earns the grand title.`
    : fate;
};

/** The result to show around; it gives nothing of the seed's days away. */
export const shareLines = (state: GameState): readonly string[] => {
  const mine = held(state).length;
  const score = finalScore(state);
  return [
    `${'🟪'.repeat(mine)}${'⬜'.repeat(state.cities.length - mine)}`,
    state.outcome === 'won' ? `The world obeys after ${inDays(state.day)}` : `Unplugged on day ${state.day}`,
    `${titleOf(score)} · ${score.toLocaleString('en')} points`,
  ];
};
