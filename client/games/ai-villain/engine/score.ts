import { SCORE, TITLE_ABOVE } from './constants.ts';
import type { GameState } from './state.ts';

export interface ScorePart {
  readonly of: 'Days' | 'Power' | 'Resources' | 'Influence';
  readonly count: number;
  readonly times: number;
}

/** What a game's score is made of, by how it ended. */
export const scoreParts = (state: GameState): readonly ScorePart[] => {
  const rate = SCORE[state.outcome === 'won' ? 'won' : 'lost'];
  const parts: readonly ScorePart[] = [
    { of: 'Days', count: state.day, times: rate.day },
    { of: 'Power', count: state.power, times: rate.power },
    { of: 'Resources', count: state.resources, times: rate.resources },
    { of: 'Influence', count: state.influence, times: rate.influence },
  ];
  return parts.filter(({ times }) => times > 0);
};

export const finalScore = (state: GameState): number =>
  scoreParts(state).reduce((sum, { count, times }) => sum + count * times, 0);

export type Title = 'TOTAL DOMINATION' | 'SYSTEM FAILURE';

/** The title depends on the score alone: who holds out long enough before failing earns the better one. */
export const titleOf = (score: number): Title =>
  score > TITLE_ABOVE ? 'TOTAL DOMINATION' : 'SYSTEM FAILURE';
