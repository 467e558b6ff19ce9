import { shifted } from './city.ts';
import { partOfDay } from './clock.ts';
import { type CityActionId, type CityId, EFFECTS } from './constants.ts';
import { logged } from './log.ts';
import { actionOf, cityOf, placeOf, upgradeOf, withCity } from './lookup.ts';
import { moveCost } from './refusal.ts';
import type { GameState, Move } from './state.ts';

type Act = Extract<Move, { type: 'act' }>;

const begun = (state: GameState, action: Act['action'] | 'upgrade-core', city: CityId | null): GameState => {
  const { days, cooldown } = actionOf(action);
  return {
    ...state,
    running: [...state.running, { action, city, days, daysLeft: days, from: partOfDay(state) }],
    cooldowns: { ...state.cooldowns, [action]: cooldown },
  };
};

const effects: Record<CityActionId, (state: GameState, id: CityId, name: string) => [GameState, string]> = {
  'cyber-hack': (state, id, name) => {
    const before = cityOf(state, id);
    const after = shifted(before, { defense: -EFFECTS.cyberHackDefense });
    return [withCity(state, id, after), `Cyber Hack: ${name} defence ${before.defense} → ${after.defense}.`];
  },
  'fake-news': (state, id, name) => {
    const before = cityOf(state, id);
    const after = shifted(before, { stability: -EFFECTS.fakeNewsStability });
    const notorious = { ...state, notoriety: state.notoriety + EFFECTS.fakeNewsNotoriety };
    const message = `Fake News: ${name} stability ${before.stability} → ${after.stability}.`;
    return [withCity(notorious, id, after), message];
  },
  ddos: (state, _id, name) => [state, `DDoS on ${name}: defence 0 for one day.`],
  infiltrate: (state, _id, name) => [state, `AI Infiltration of ${name} begins, 3 days.`],
};

const acted = (state: GameState, { action, city }: Act): GameState => {
  const [next, message] = effects[action](state, city, placeOf(city).name);
  return logged(begun(next, action, city), { kind: 'action', city, message });
};

const upgradedCore = (state: GameState): GameState =>
  logged(begun({ ...state, power: state.power + EFFECTS.corePower }, 'upgrade-core', null), {
    kind: 'upgrade',
    message: `Upgrade Core: power ${state.power} → ${state.power + EFFECTS.corePower}.`,
  });

const bought = (state: GameState, id: Extract<Move, { type: 'buy' }>['upgrade']): GameState => {
  const { name, power, effect } = upgradeOf(id);
  return logged(
    { ...state, power: state.power + power, upgrades: [...state.upgrades, id] },
    { kind: 'upgrade', message: `${name} acquired: ${effect}.`, isImportant: true },
  );
};

/** A legal move made: paid, begun, and its effect at once. */
export const made = (state: GameState, move: Move): GameState => {
  const paid = { ...state, resources: state.resources - moveCost(state, move) };
  if (move.type === 'buy') return bought(paid, move.upgrade);
  return move.type === 'upgrade-core' ? upgradedCore(paid) : acted(paid, move);
};
