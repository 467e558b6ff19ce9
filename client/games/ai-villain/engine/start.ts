import { seededRandom } from '../../../../shared/kernel/random.ts';
import { between } from './chance.ts';
import { CITIES, DEFAULT_NAME, DEFENSE, NAME_LIMIT, STABILITY, START } from './constants.ts';
import { logged } from './log.ts';
import type { GameState } from './state.ts';

export interface StartOptions {
  readonly seed: string;
  readonly name?: string | undefined;
}

/** A new game. The seed fixes the cities and all chance to come. */
export const start = ({ seed, name }: StartOptions): GameState => {
  const random = seededRandom(seed);
  const cities = CITIES.map(({ id }) => ({
    id,
    defense: between(DEFENSE.start, random()),
    stability: between(STABILITY.start, random()),
    controlled: false,
  }));
  const state: GameState = {
    ...START,
    seed,
    name: [...(name?.trim() || DEFAULT_NAME)].slice(0, NAME_LIMIT).join(''),
    outcome: 'playing',
    elapsedMs: 0,
    speed: 1,
    upgrades: [],
    running: [],
    cooldowns: { 'cyber-hack': 0, 'fake-news': 0, ddos: 0, infiltrate: 0, 'upgrade-core': 0 },
    cities,
    log: [],
    logged: 0,
  };
  const message = `${state.name} wakes up. Eight cities suspect nothing.`;
  return logged(state, { kind: 'start', message, isImportant: true });
};
