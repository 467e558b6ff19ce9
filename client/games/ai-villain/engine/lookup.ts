import { ACTIONS, type ActionId, CITIES, type CityId, UPGRADES, type UpgradeId } from './constants.ts';
import type { City, GameState } from './state.ts';

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map<string, Entry>(entries.map((entry) => [entry.id, entry]));

const found = <Entry>(entry: Entry | undefined, id: string): Entry => {
  if (entry === undefined) throw new Error(`The game knows no ${id}`);
  return entry;
};

const actions = byId(ACTIONS);
const upgrades = byId(UPGRADES);
const places = byId(CITIES);

export const actionOf = (id: ActionId) => found(actions.get(id), id);
export const upgradeOf = (id: UpgradeId) => found(upgrades.get(id), id);
export const placeOf = (id: CityId) => found(places.get(id), id);

export const cityOf = (state: GameState, id: CityId): City =>
  found(
    state.cities.find((city) => city.id === id),
    id,
  );

export const withCity = (state: GameState, id: CityId, change: Partial<City>): GameState => ({
  ...state,
  cities: state.cities.map((city) => (city.id === id ? { ...city, ...change } : city)),
});
