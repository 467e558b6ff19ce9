import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POLICY_NAMES } from '../../kit/balance.ts';
import { playGame } from './balance.ts';
import { isFallen } from './city.ts';
import { CITIES, CITY_ACTIONS, type Speed, UPGRADES } from './constants.ts';
import { slots } from './cost.ts';
import { readState } from './read-state.ts';
import { start } from './start.ts';
import type { GameAction, GameState } from './state.ts';
import { step } from './step.ts';

/** Of all three policies together. `SELF_PLAYS=10000` plays so many. */
const GAMES = Number(process.env.SELF_PLAYS ?? 180);
/** To read a state as a save is long: one in so many has to do. */
const READ_EVERY = 8;

const unreadable = (state: GameState): string | null =>
  readState(JSON.parse(JSON.stringify(state))) === null ? 'not even a state' : null;

/** What can never be, beyond what reading a saved game refuses. */
const impossible = (state: GameState): string | null => {
  if (state.cities.some((city) => !city.controlled && isFallen(state, city))) return 'a fallen city stands';
  if (state.running.length > slots(state)) return 'more runs than slots';
  if (state.resources < 0 && state.influence < 10 && state.outcome !== 'lost') return 'broke and playing';
  const fallen = state.cities.filter(({ controlled }) => controlled).length;
  return state.influence === fallen * 10 ? null : 'influence without a city';
};

test.each(POLICY_NAMES)(
  '%s self-plays never reach an impossible state and always end',
  (policy) => {
    for (let n = 0; n < GAMES / POLICY_NAMES.length; n += 1) {
      let seen = 0;
      const end = playGame(policy, `self-${n}`, (state) => {
        seen += 1;
        const isRead = seen % READ_EVERY === 0 || state.outcome !== 'playing';
        const fault = impossible(state) ?? (isRead ? unreadable(state) : null);
        if (fault) throw new Error(`${fault}: ${JSON.stringify(state)}`);
      });
      expect(end.outcome).not.toBe('playing');
    }
  },
  1_800_000,
);

const anyAction: fc.Arbitrary<GameAction> = fc.oneof(
  fc.record({ type: fc.constant('tick'), ms: fc.double({ min: 0, max: 20_000, noNaN: true }) }),
  fc.record({ type: fc.constant('speed'), speed: fc.constantFrom<Speed[]>(1, 2, 3) }),
  fc.record({
    type: fc.constant('act'),
    action: fc.constantFrom(...CITY_ACTIONS),
    city: fc.constantFrom(...CITIES.map(({ id }) => id)),
  }),
  fc.constant({ type: 'upgrade-core' } as const),
  fc.record({ type: fc.constant('buy'), upgrade: fc.constantFrom(...UPGRADES.map(({ id }) => id)) }),
);

test('whatever is asked for, legal or not, leads to no impossible state', () => {
  const playing = fc.property(fc.string(), fc.array(anyAction, { maxLength: 60 }), (seed, wanted) => {
    const rich = { ...start({ seed }), resources: 2_000 };
    wanted.reduce((state, action) => {
      const next = step(state, action);
      expect(impossible(next) ?? unreadable(next)).toBeNull();
      return next;
    }, rich);
  });
  fc.assert(playing, { numRuns: 150 });
});

test('a game is its seed and its actions: played twice it is the same', () => {
  expect(playGame('careful', 'twice')).toEqual(playGame('careful', 'twice'));
});

test('who plays with care wins most games, who spends on everything few', () => {
  const wins = (policy: 'careful' | 'random') =>
    Array.from({ length: 100 }, (_, n) => playGame(policy, `w${n}`)).filter(
      ({ outcome }) => outcome === 'won',
    ).length;
  expect(wins('careful')).toBeGreaterThan(80);
  expect(wins('random')).toBeLessThan(20);
});
