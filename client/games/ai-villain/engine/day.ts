import { chanceOf, type DayChance } from './chance.ts';
import { held, shifted } from './city.ts';
import { type ActionId, EFFECTS, INCOME_PER_CITY, RECOVERY } from './constants.ts';
import { withEvent } from './event.ts';
import { logged } from './log.ts';
import { cityOf, placeOf, withCity } from './lookup.ts';
import { withFalls, withOutcome } from './outcome.ts';
import type { GameState } from './state.ts';

const list = new Intl.ListFormat('en');

const infiltrated = (state: GameState): GameState =>
  state.running.reduce((now, { action, city: id }) => {
    if (action !== 'infiltrate' || id === null) return now;
    const before = cityOf(now, id);
    const after = shifted(before, { stability: -EFFECTS.infiltrationStability });
    const message = `AI Infiltration: ${placeOf(id).name} stability ${before.stability} → ${after.stability}.`;
    return logged(withCity(now, id, after), { kind: 'infiltrated', city: id, message });
  }, state);

const runDown = (state: GameState): GameState => ({
  ...state,
  running: state.running
    .map((run) => ({ ...run, daysLeft: run.daysLeft - 1 }))
    .filter(({ daysLeft }) => daysLeft > 0),
  cooldowns: Object.fromEntries(
    Object.entries(state.cooldowns).map(([action, days]) => [action, Math.max(0, days - 1)]),
  ) as Record<ActionId, number>,
});

const withIncome = (state: GameState): GameState => ({
  ...state,
  resources: state.resources + held(state).length * INCOME_PER_CITY,
});

const recovered = (state: GameState, { recovery }: DayChance): GameState => {
  const lucky = state.cities.filter(
    ({ controlled }, place) => !controlled && (recovery[place] ?? 1) < RECOVERY.chance,
  );
  if (lucky.length === 0) return state;
  const names = list.format(lucky.map(({ id }) => placeOf(id).name));
  const gain = `+${RECOVERY.defense} defence, +${RECOVERY.stability} stability`;
  return logged(
    { ...state, cities: state.cities.map((city) => (lucky.includes(city) ? shifted(city, RECOVERY) : city)) },
    {
      kind: 'recovery',
      city: lucky[0]?.id ?? null,
      message: `${names} ${lucky.length > 1 ? 'recover' : 'recovers'}: ${gain}.`,
    },
  );
};

/** One day passes: hacks do their work and run down, cities pay, chance strikes, cities recover. */
export const nextDay = (state: GameState): GameState => {
  const morning = { ...state, day: state.day + 1 };
  const chance = chanceOf(state.seed, morning.day);
  // The last hour of a DDoS still counts: an infiltration may bring its city down in it.
  const hacked = withFalls(infiltrated(morning));
  return withOutcome(recovered(withEvent(withIncome(runDown(hacked)), chance), chance));
};
