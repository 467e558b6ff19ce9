import { chanceOf } from './chance.ts';
import { type CityId, EVENT_CHANCE } from './constants.ts';
import { withCity } from './lookup.ts';
import { start } from './start.ts';
import type { City, GameState, Move } from './state.ts';

/** A game on its first day, with what a test needs changed. */
export const game = (change: Partial<GameState> = {}, seed = 'test'): GameState => ({
  ...start({ seed }),
  ...change,
});

export const gameWith = (id: CityId, city: Partial<City>, change: Partial<GameState> = {}): GameState =>
  withCity(game(change), id, city);

export const act = (action: Extract<Move, { type: 'act' }>['action'], city: CityId = 'karachi'): Move => ({
  type: 'act',
  action,
  city,
});

/** A seed whose day two has what `wanted` looks for: chance is a function of seed and day. */
export const seedWhere = (wanted: (day: ReturnType<typeof chanceOf>) => boolean): string => {
  for (let n = 0; n < 10_000; n += 1) if (wanted(chanceOf(`s${n}`, 2))) return `s${n}`;
  throw new Error('No such seed among 10,000');
};

export const nothingHappens = (): string =>
  seedWhere(({ event, recovery }) => event >= EVENT_CHANCE && recovery.every((part) => part >= 0.3));
