import { expect, test } from 'vitest';
import { EVENT_CHANCE, TICK_MS } from './constants.ts';
import { actions } from './refusal.ts';
import { finalScore, titleOf } from './score.ts';
import { start } from './start.ts';
import { step } from './step.ts';
import { act, game, seedWhere } from './testing.ts';

const night = { type: 'tick', ms: TICK_MS[1] } as const;
const theft = seedWhere(
  ({ event, kind, theft: taken }) => event < EVENT_CHANCE && Math.floor(kind * 4) === 2 && taken < 0.5,
);
const lastCity = () => {
  const state = game({ day: 61, power: 45, resources: 338, influence: 70 });
  const cities = state.cities.map((city) => ({
    ...city,
    controlled: city.id !== 'karachi',
    defense: 0,
    stability: 15,
  }));
  return { ...state, cities };
};

test('the game is won when all cities are controlled', () => {
  const won = step(lastCity(), act('fake-news'));
  expect(won).toMatchObject({ outcome: 'won', influence: 80 });
  expect(won.log[0]?.message).toBe('All eight cities obey.');
});

test('a win scores days × 100 + power × 50 + resources', () => {
  const won = step(lastCity(), act('fake-news'));
  expect(finalScore(won)).toBe(61 * 100 + 45 * 50 + (338 - 10 + 50));
});

test('the game is lost with resources below 0 and influence below 10', () => {
  expect(step(game({ resources: 10 }, theft), night).outcome).toBe('lost');
});

test('resources below 0 alone lose nothing: 10 influence keep the villain going', () => {
  const broke = step(game({ resources: 10, influence: 10 }, theft), night);
  expect(broke.resources).toBeLessThan(0);
  expect(broke.outcome).toBe('playing');
});

test('resources of exactly 0 are not below 0', () => {
  expect(step(game({ resources: 0 }, 'calm'), { type: 'tick', ms: 1 }).outcome).toBe('playing');
});

test('a loss scores days × 50 + power × 20 + influence × 10', () => {
  expect(finalScore(game({ outcome: 'lost', day: 12, power: 14, influence: 3 }))).toBe(600 + 280 + 30);
});

test('above 500 the title is TOTAL DOMINATION, else SYSTEM FAILURE', () => {
  expect(titleOf(501)).toBe('TOTAL DOMINATION');
  expect(titleOf(500)).toBe('SYSTEM FAILURE');
});

test('after the end nothing is legal and nothing changes', () => {
  const over = game({ outcome: 'lost' });
  expect(actions(over)).toEqual([]);
  expect(step(over, night)).toBe(over);
  expect(step(over, act('fake-news'))).toBe(over);
});

test('a restart is a new game', () => {
  expect(start({ seed: 'again' })).toMatchObject({ outcome: 'playing', day: 1, upgrades: [], running: [] });
});
