import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playGame } from './balance.ts';
import { readState } from './read-state.ts';
import { step } from './step.ts';
import { act, game } from './testing.ts';

const copy = (value: unknown) => JSON.parse(JSON.stringify(value));

test('a game that was written is read as the same game', () => {
  const running = step(step(game(), { type: 'tick', ms: 1234.5 }), act('infiltrate'));
  expect(readState(copy(running))).toEqual(running);
  const over = playGame('careful', 'end');
  expect(readState(copy(over))).toEqual(over);
});

test.each([
  ['a city missing', { cities: game().cities.slice(1) }],
  ['cities in another order', { cities: game().cities.toReversed() }],
  ['a defence over its cap', { cities: game().cities.map((city) => ({ ...city, defense: 26 })) }],
  ['an upgrade twice', { upgrades: ['botnet', 'botnet'] }],
  ['an upgrade that never was', { upgrades: ['death-ray'] }],
  [
    'more actions than slots',
    { running: [1, 2].map(() => ({ action: 'ddos', city: 'tokyo', days: 1, daysLeft: 1, from: 0 })) },
  ],
  ['a hack on nothing', { running: [{ action: 'ddos', city: null, days: 1, daysLeft: 1, from: 0 }] }],
  ['a day longer than a day', { elapsedMs: 5000 }],
  ['a fourth speed', { speed: 4 }],
  ['a won game without the cities', { outcome: 'won' }],
  ['a cooldown longer than any', { cooldowns: { ...game().cooldowns, 'fake-news': 3 } }],
  ['a text for a number', { power: '10' }],
])('%s is refused', (_what, change) => expect(readState({ ...copy(game()), ...change })).toBeNull());

test('anything at all is read or refused, never a crash', () => {
  const anywhere = fc.record(Object.fromEntries(Object.keys(game()).map((key) => [key, fc.anything()])), {
    requiredKeys: [],
  });
  fc.assert(fc.property(fc.oneof(fc.anything(), anywhere), (value) => readState(value) === null));
});
