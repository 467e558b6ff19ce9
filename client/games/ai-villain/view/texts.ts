import { fallLine } from '../engine/city.ts';
import { type ActionId, type CityActionId, EFFECTS } from '../engine/constants.ts';
import { actionOf, placeOf } from '../engine/lookup.ts';
import type { Preview } from '../engine/preview.ts';
import { moveCost, type Refusal } from '../engine/refusal.ts';
import type { GameState, Move, Run } from '../engine/state.ts';

export const TITLE = 'AI Villain Simulator';

export const inDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** The stability at which a city falls, as a whole number: stability has no halves. */
export const shownLine = (power: number): number => Math.floor(fallLine(power));

/** What an action does to a city, in a few words; with the outcome where it is known before the click. */
export const effectText = (action: CityActionId, preview: Preview | null): string => {
  const change = (which: 'defense' | 'stability', word: string, loss: number): string => {
    if (!preview) return `${word} −${loss}`;
    const [before, after] = preview[which];
    return before === after ? `${word} is ${before}` : `${word} ${before}→${after}`;
  };
  const texts: Record<CityActionId, () => string> = {
    'cyber-hack': () => change('defense', 'defence', EFFECTS.cyberHackDefense),
    'fake-news': () => change('stability', 'stability', EFFECTS.fakeNewsStability),
    ddos: () => 'defence 0, 1 day',
    infiltrate: () => `−${EFFECTS.infiltrationStability} a day, 3 days`,
  };
  return preview?.falls ? `${texts[action]()}: falls!` : texts[action]();
};

/** Why a move can't be made now, in a sentence. */
export const refusalText = (state: GameState, move: Move, refusal: Refusal): string => {
  const texts: Record<Refusal, () => string> = {
    over: () => 'The game is over.',
    controlled: () =>
      move.type === 'act' ? `${placeOf(move.city).name} is yours already: choose another city.` : '',
    'running-there': () => 'The same hack is running there already.',
    owned: () => 'You have this upgrade.',
    cooldown: () => (move.type === 'act' ? `Ready again in ${inDays(state.cooldowns[move.action])}.` : ''),
    busy: () => 'An action is running: wait until it is done.',
    'too-dear': () => `Need More Resources: it costs ${moveCost(state, move)}, you have ${state.resources}.`,
  };
  return texts[refusal]();
};

/** The same on a card's chip, in a word or two. */
export const refusalChip = (state: GameState, move: Move, refusal: Refusal): string | null => {
  if (refusal === 'cooldown') return move.type === 'act' ? inDays(state.cooldowns[move.action]) : null;
  const chips: Partial<Record<Refusal, string>> = {
    controlled: 'yours',
    'running-there': 'running',
    'too-dear': `need ${moveCost(state, move)}`,
  };
  return chips[refusal] ?? null;
};

const DOING: Readonly<Record<ActionId, string>> = {
  'cyber-hack': 'Hacking',
  'fake-news': 'Fake News in',
  ddos: 'DDoS on',
  infiltrate: 'Infiltrating',
  'upgrade-core': 'Upgrading the core',
};

export const runText = ({ action, city }: Run): string =>
  city ? `${DOING[action]} ${placeOf(city).name}` : DOING[action];

export const runDay = ({ days, daysLeft }: Run): string => `day ${days - daysLeft + 1} of ${days}`;

export const actionName = (id: ActionId): string => actionOf(id).name;
