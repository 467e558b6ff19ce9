import { DEFENSE, FALL, STABILITY } from './constants.ts';
import type { City, GameState } from './state.ts';

/** A city's defence as it stands now: none while a DDoS runs against it. */
export const defenseOf = (state: Pick<GameState, 'running'>, city: City): number =>
  state.running.some(({ action, city: target }) => action === 'ddos' && target === city.id)
    ? 0
    : city.defense;

/** The stability at or under which an undefended city falls. More power lowers it: a mighty villain is feared. */
export const fallLine = (power: number): number => Math.max(0, FALL.line - power * FALL.powerShare);

/** Whether the city's defences are down and its stability is at the line or under it. */
export const isFallen = (state: Pick<GameState, 'running' | 'power'>, city: City): boolean =>
  defenseOf(state, city) === 0 && city.stability <= fallLine(state.power);

export const free = (state: GameState): readonly City[] =>
  state.cities.filter(({ controlled }) => !controlled);
export const held = (state: GameState): readonly City[] =>
  state.cities.filter(({ controlled }) => controlled);

const within = (value: number, cap: number): number => Math.min(cap, Math.max(0, value));

/** The city with defence and stability changed, neither under 0 nor over its cap. */
export const shifted = (city: City, change: { defense?: number; stability?: number }): City => ({
  ...city,
  defense: within(city.defense + (change.defense ?? 0), DEFENSE.cap),
  stability: within(city.stability + (change.stability ?? 0), STABILITY.cap),
});
