import { between, type DayChance } from './chance.ts';
import { free, shifted } from './city.ts';
import { EVENT, EVENT_CHANCE, EVENTS, type EventId, THEFT_SHARE } from './constants.ts';
import { logged } from './log.ts';
import { placeOf, withCity } from './lookup.ts';
import type { GameState } from './state.ts';

const pick = <T>(items: readonly T[], part: number): T | undefined => items[Math.floor(part * items.length)];

const cityEvent = (state: GameState, kind: 'defense' | 'stability', part: number): GameState => {
  const city = pick(free(state), part);
  if (!city) return state;
  const word = kind === 'defense' ? 'defence' : 'stability';
  return logged(withCity(state, city.id, shifted(city, { [kind]: EVENT[kind] })), {
    kind,
    city: city.id,
    message: `Random event: ${placeOf(city.id).name} ${word} +${EVENT[kind]}.`,
  });
};

const resourceEvent = (state: GameState, { amount, theft }: DayChance): GameState => {
  const sum = between(EVENT.resources, amount);
  return theft < THEFT_SHARE
    ? logged(
        { ...state, resources: state.resources - sum },
        { kind: 'theft', message: `Random event: ${sum} resources lost.`, isImportant: true },
      )
    : logged(
        { ...state, resources: state.resources + sum },
        { kind: 'windfall', message: `Random event: ${sum} resources gained.` },
      );
};

const powerEvent = (state: GameState): GameState =>
  logged(
    { ...state, power: state.power + EVENT.power },
    { kind: 'power', message: `Random event: power +${EVENT.power}.` },
  );

const happened: Record<EventId, (state: GameState, chance: DayChance) => GameState> = {
  defense: (state, chance) => cityEvent(state, 'defense', chance.city),
  stability: (state, chance) => cityEvent(state, 'stability', chance.city),
  resources: resourceEvent,
  power: powerEvent,
};

/** The day's random event, if it has one. */
export const withEvent = (state: GameState, chance: DayChance): GameState => {
  const kind = pick(EVENTS, chance.kind);
  return kind && chance.event < EVENT_CHANCE ? happened[kind](state, chance) : state;
};
