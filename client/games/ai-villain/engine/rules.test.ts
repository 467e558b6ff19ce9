import { expect, test } from 'vitest';
import { defenseOf, fallLine } from './city.ts';
import { CITIES } from './constants.ts';
import { actionCost, slots, upgradeCost } from './cost.ts';
import { cityOf } from './lookup.ts';
import { refusal } from './refusal.ts';
import { start } from './start.ts';
import type { GameState } from './state.ts';
import { step } from './step.ts';
import { act, game, gameWith } from './testing.ts';

const next = (state: GameState, ...actions: Parameters<typeof step>[1][]) => actions.reduce(step, state);

test('a game starts with 10 power, 0 influence, 0 notoriety, 100 resources', () => {
  expect(start({ seed: 'a' })).toMatchObject({
    power: 10,
    influence: 0,
    notoriety: 0,
    resources: 100,
    day: 1,
  });
});

test('8 cities have defence 10 to 25 and stability 50 to 90, both ends met over many seeds', () => {
  const cities = Array.from({ length: 500 }, (_, n) => start({ seed: `${n}` }).cities);
  expect(cities.every((eight) => eight.length === 8)).toBe(true);
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)];
  expect(range(cities.flat().map(({ defense }) => defense))).toEqual([10, 25]);
  expect(range(cities.flat().map(({ stability }) => stability))).toEqual([50, 90]);
});

test('a city has an id, a name, a region and a colour', () => {
  for (const city of CITIES) expect(Object.values(city).every(Boolean)).toBe(true);
});

test('the same seed is the same game', () => {
  expect(start({ seed: 'a' })).toEqual(start({ seed: 'a' }));
  expect(start({ seed: 'a' }).cities).not.toEqual(start({ seed: 'b' }).cities);
});

test('a name is trimmed, cut at 20 characters, and never empty', () => {
  expect(start({ seed: 'a', name: '  Zahra ' }).name).toBe('Zahra');
  expect(start({ seed: 'a', name: 'x'.repeat(40) }).name).toHaveLength(20);
  expect(start({ seed: 'a', name: '  ' }).name).toBe('The Peacock');
});

test('Cyber Hack costs 15: defence −5, cooldown 3', () => {
  const after = next(gameWith('karachi', { defense: 17 }), act('cyber-hack'));
  expect(after).toMatchObject({ resources: 85, cooldowns: { 'cyber-hack': 3 } });
  expect(cityOf(after, 'karachi').defense).toBe(12);
});

test('defence never falls under 0', () => {
  expect(cityOf(next(gameWith('karachi', { defense: 3 }), act('cyber-hack')), 'karachi').defense).toBe(0);
});

test('Fake News costs 10: stability −15, notoriety +5, cooldown 2', () => {
  const after = next(gameWith('karachi', { stability: 70 }), act('fake-news'));
  expect(after).toMatchObject({ resources: 90, notoriety: 5, cooldowns: { 'fake-news': 2 } });
  expect(cityOf(after, 'karachi').stability).toBe(55);
});

test('DDoS costs 20: defence counts as 0 while it runs, and is back after it', () => {
  const attacked = next(gameWith('karachi', { defense: 17 }), act('ddos'));
  expect(attacked.resources).toBe(80);
  expect(defenseOf(attacked, cityOf(attacked, 'karachi'))).toBe(0);
  const later = { ...attacked, running: [] };
  expect(defenseOf(later, cityOf(later, 'karachi'))).toBe(17);
});

test('AI Infiltration costs 25 and runs 3 days', () => {
  const after = next(game(), act('infiltrate'));
  expect(after.resources).toBe(75);
  expect(after.running).toEqual([{ action: 'infiltrate', city: 'karachi', days: 3, daysLeft: 3, from: 0 }]);
});

test('Upgrade Core costs 50: power +2', () => {
  expect(next(game(), { type: 'upgrade-core' })).toMatchObject({ resources: 50, power: 12 });
});

test.each([
  ['quantum-processor', 150, 5],
  ['neural-network', 200, 10],
  ['dark-web', 100, 0],
  ['botnet', 120, 0],
] as const)('%s costs %i and gives %i power, once', (upgrade, cost, power) => {
  const after = next(game({ resources: 250 }), { type: 'buy', upgrade });
  expect(after).toMatchObject({ resources: 250 - cost, power: 10 + power, upgrades: [upgrade] });
  expect(refusal({ ...after, resources: 999 }, { type: 'buy', upgrade })).toBe('owned');
});

test('with Dark Web Access everything costs four fifths', () => {
  const owner = { upgrades: ['dark-web'] as const };
  const costs = (['cyber-hack', 'fake-news', 'ddos', 'infiltrate', 'upgrade-core'] as const).map((id) =>
    actionCost(owner, id),
  );
  expect(costs).toEqual([12, 8, 16, 20, 40]);
  const upgrades = (['quantum-processor', 'neural-network', 'botnet'] as const).map((id) =>
    upgradeCost(owner, id),
  );
  expect(upgrades).toEqual([120, 160, 96]);
});

test('one action runs at a time; an ongoing one blocks actions and upgrades', () => {
  const busy = next(game({ resources: 500 }), act('fake-news'));
  expect(refusal(busy, act('cyber-hack'))).toBe('busy');
  expect(refusal(busy, { type: 'upgrade-core' })).toBe('busy');
  expect(refusal(busy, { type: 'buy', upgrade: 'botnet' })).toBe('busy');
});

test('with Botnet Army two actions may run, not three', () => {
  const two = next(game({ resources: 500, upgrades: ['botnet'] }), act('ddos'), act('infiltrate'));
  expect(slots(two)).toBe(2);
  expect(two.running).toHaveLength(2);
  expect(refusal(two, act('fake-news', 'tokyo'))).toBe('busy');
});

test('what costs more than there is in the till is refused and changes nothing', () => {
  const poor = game({ resources: 9 });
  expect(refusal(poor, act('fake-news'))).toBe('too-dear');
  expect(step(poor, act('fake-news'))).toBe(poor);
  expect(refusal(game({ resources: 10 }), act('fake-news'))).toBeNull();
});

test('a city that is held, or already under the same hack, is no target', () => {
  expect(refusal(gameWith('karachi', { controlled: true }), act('ddos'))).toBe('controlled');
  const twice = next(game({ upgrades: ['botnet'] }), act('ddos'));
  expect(refusal(twice, act('ddos'))).toBe('running-there');
  expect(refusal(twice, act('ddos', 'tokyo'))).toBeNull();
});

test.each([
  [10, 25],
  [15, 22.5],
  [40, 10],
  [60, 0],
  [200, 0],
])('with power %i a city falls at stability %d', (power, line) => expect(fallLine(power)).toBe(line));

test('a city falls when its defence is 0 and its stability at the line, for +10 influence and +50 resources', () => {
  const taken = next(gameWith('karachi', { defense: 9, stability: 25 }), act('ddos'));
  expect(cityOf(taken, 'karachi').controlled).toBe(true);
  expect(taken).toMatchObject({ influence: 10, resources: 100 - 20 + 50, running: [] });
});

test('a city one above the line, or with any defence, stands', () => {
  const stable = next(gameWith('karachi', { defense: 0, stability: 41 }), act('fake-news'));
  expect(cityOf(stable, 'karachi')).toMatchObject({ stability: 26, controlled: false });
  const defended = next(gameWith('karachi', { defense: 6, stability: 5 }), act('cyber-hack'));
  expect(cityOf(defended, 'karachi')).toMatchObject({ defense: 1, controlled: false });
});
