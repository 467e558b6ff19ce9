import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { progressOf } from './clock.ts';
import { CITIES, EVENT_CHANCE, RECOVERY, TICK_MS } from './constants.ts';
import { cityOf } from './lookup.ts';
import { refusal } from './refusal.ts';
import type { GameState } from './state.ts';
import { step } from './step.ts';
import { act, game, gameWith, nothingHappens, seedWhere } from './testing.ts';

const quiet = nothingHappens();
const days = (state: GameState, count = 1): GameState =>
  step(state, { type: 'tick', ms: count * TICK_MS[state.speed] });
const eventSeed = (kind: number, more: (day: ReturnType<typeof chanceOf>) => boolean = () => true) =>
  seedWhere(
    (day) =>
      day.event < EVENT_CHANCE &&
      Math.floor(day.kind * 4) === kind &&
      day.recovery.every((part) => part >= RECOVERY.chance) &&
      more(day),
  );

test.each([
  [1, 5000],
  [2, 3000],
  [3, 1500],
] as const)('at speed %i a day takes %i ms', (speed, ms) => {
  const state = step(game({}, quiet), { type: 'speed', speed });
  expect(step(state, { type: 'tick', ms: ms - 1 }).day).toBe(1);
  expect(step(state, { type: 'tick', ms }).day).toBe(2);
});

test('another speed keeps the part of the day that has passed', () => {
  const half = step(game({}, quiet), { type: 'tick', ms: 2500 });
  expect(step(half, { type: 'speed', speed: 3 }).elapsedMs).toBe(750);
});

test('many small ticks are one long tick', () => {
  const small = Array.from({ length: 300 }, () => 50).reduce<GameState>(
    (state, ms) => step(state, { type: 'tick', ms }),
    game(),
  );
  expect(small).toEqual(step(game(), { type: 'tick', ms: 15_000 }));
});

test('each day an infiltration takes 5 stability, three times, and then gives its slot back', () => {
  const begun = step(gameWith('karachi', { stability: 80 }, { seed: quiet }), act('infiltrate'));
  const daily = [1, 2, 3].map((count) => days(begun, count));
  const taken = daily[2]?.log.filter(({ kind }) => kind === 'infiltrated') ?? [];
  expect(taken).toHaveLength(3);
  expect(cityOf(daily[0] as GameState, 'karachi').stability).toBe(75);
  expect(daily.map(({ running }) => running[0]?.daysLeft)).toEqual([2, 1, undefined]);
});

test('a DDoS is gone the next day', () => {
  const begun = step(gameWith('karachi', { defense: 17, stability: 80 }, { seed: quiet }), act('ddos'));
  expect(days(begun).running).toEqual([]);
});

test('an infiltration may bring a city down in the last hour of a DDoS', () => {
  const both = [act('infiltrate'), act('ddos')].reduce(
    step,
    gameWith('karachi', { defense: 17, stability: 30 }, { seed: quiet, upgrades: ['botnet'] }),
  );
  expect(cityOf(both, 'karachi').controlled).toBe(false);
  expect(cityOf(days(both), 'karachi').controlled).toBe(true);
});

test('a cooldown counts days until the action is available again', () => {
  const hacked = step(game({}, quiet), act('cyber-hack'));
  const refusals = [1, 2, 3].map((count) => refusal(days(hacked, count), act('cyber-hack')));
  expect(refusals.slice(0, 2)).toEqual(['cooldown', 'cooldown']);
  expect(refusals[2]).not.toBe('cooldown');
});

test('each controlled city gives 10 resources a day', () => {
  const two = gameWith('karachi', { controlled: true }, { seed: quiet });
  const cities = two.cities.map((city) => (city.id === 'tokyo' ? { ...city, controlled: true } : city));
  expect(days({ ...two, cities }).resources).toBe(120);
});

test('three days in ten have an event, of four kinds alike; three cities in ten recover', () => {
  const many = Array.from({ length: 20_000 }, (_, n) => chanceOf('share', n));
  const share = (holds: (day: (typeof many)[number]) => boolean) => many.filter(holds).length / many.length;
  expect(share(({ event }) => event < EVENT_CHANCE)).toBeCloseTo(0.3, 1);
  for (const kind of [0, 1, 2, 3])
    expect(share((day) => Math.floor(day.kind * 4) === kind)).toBeCloseTo(0.25, 1);
  expect(share(({ recovery }) => (recovery[5] ?? 1) < RECOVERY.chance)).toBeCloseTo(0.3, 1);
});

test('event: the defence of a free city +3, at most 25', () => {
  const seed = eventSeed(0);
  const full = game({}, seed).cities.map((city) => ({ ...city, defense: 24 }));
  const raised = days(game({ cities: full }, seed)).cities.filter(({ defense }) => defense !== 24);
  expect(raised.map(({ defense }) => defense)).toEqual([25]);
  const low = full.map((city) => ({ ...city, defense: 10 }));
  expect(days(game({ cities: low }, seed)).cities.filter(({ defense }) => defense === 13)).toHaveLength(1);
});

test('event: the stability of a free city +5, at most 100', () => {
  const seed = eventSeed(1);
  const calm = game({}, seed).cities.map((city) => ({ ...city, stability: 97 }));
  const raised = days(game({ cities: calm }, seed)).cities.filter(({ stability }) => stability !== 97);
  expect(raised.map(({ stability }) => stability)).toEqual([100]);
});

test('event: 50 to 100 resources come or go', () => {
  const changes = Array.from({ length: 300 }, (_, n) => game({}, `r${n}`))
    .filter(({ seed }) => {
      const { event, kind } = chanceOf(seed, 2);
      return event < EVENT_CHANCE && Math.floor(kind * 4) === 2;
    })
    .map((state) => days(state).resources - 100);
  expect(changes.length).toBeGreaterThan(10);
  for (const change of changes) expect(Math.abs(change)).toSatisfy((sum: number) => sum >= 50 && sum <= 100);
  expect(new Set(changes.map(Math.sign))).toEqual(new Set([1, -1]));
});

test('event: power +2', () => expect(days(game({}, eventSeed(3))).power).toBe(12));

test('a city that recovers gains 2 defence and 5 stability, up to their caps; a held one never', () => {
  const seed = seedWhere(
    ({ event, recovery }) => event >= EVENT_CHANCE && (recovery[5] ?? 1) < RECOVERY.chance,
  );
  const karachi = (change: object) => cityOf(days(gameWith('karachi', change, game({}, seed))), 'karachi');
  expect(CITIES[5].id).toBe('karachi');
  expect(karachi({ defense: 12, stability: 60 })).toMatchObject({ defense: 14, stability: 65 });
  expect(karachi({ defense: 24, stability: 98 })).toMatchObject({ defense: 25, stability: 100 });
  expect(karachi({ defense: 12, stability: 60, controlled: true })).toMatchObject({
    defense: 12,
    stability: 60,
  });
});

test('the bar of a running action goes from 0 to 1 over its days', () => {
  const noon = step(game({}, quiet), { type: 'tick', ms: 2500 });
  const run = (state: GameState) => progressOf(state, state.running[0] as GameState['running'][number]);
  const begun = step(noon, act('infiltrate'));
  expect(run(begun)).toBe(0);
  expect(run(step(begun, { type: 'tick', ms: 6250 }))).toBeCloseTo(0.5);
  expect(run(step(begun, { type: 'tick', ms: 12_499 }))).toBeCloseTo(1, 2);
});

test('the log keeps the newest 50 entries', () => {
  const long = days(game({ resources: 1_000_000 }, 'long'), 100);
  expect(long.logged).toBeGreaterThan(50);
  expect(long.log).toHaveLength(50);
  expect(long.log[0]?.id).toBe(long.logged);
});
