import { asFields, asList, asNumber, asOneOf, asText, asWhole, type Fields } from '../../kit/parse.ts';
import {
  ACTIONS,
  type ActionId,
  CITIES,
  DEFENSE,
  LOG_LIMIT,
  type Speed,
  STABILITY,
  TICK_MS,
  UPGRADES,
} from './constants.ts';
import { slots } from './cost.ts';
import { type City, type GameState, LOG_KINDS, type LogEntry, type Run } from './state.ts';

const cityIds = CITIES.map(({ id }) => id);
const actionIds = ACTIONS.map(({ id }) => id);
const upgradeIds = UPGRADES.map(({ id }) => id);

/** The value with every part that was read, or null if one could not be. */
const complete = <T extends object>(
  parts: { [Key in keyof T]: T[Key] | null },
  mayBeNull: keyof T | null = null,
) => (Object.entries(parts).every(([key, part]) => part !== null || key === mayBeNull) ? (parts as T) : null);

const readBoolean = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

const readCity = (value: unknown): City | null => {
  const fields: Fields = asFields(value) ?? {};
  return complete<City>({
    id: asOneOf(fields.id, cityIds),
    defense: asWhole(fields.defense, 0, DEFENSE.cap),
    stability: asWhole(fields.stability, 0, STABILITY.cap),
    controlled: readBoolean(fields.controlled),
  });
};

const readRun = (value: unknown): Run | null => {
  const fields: Fields = asFields(value) ?? {};
  const run = complete<Run>(
    {
      action: asOneOf(fields.action, actionIds),
      city: asOneOf(fields.city, cityIds),
      days: asWhole(fields.days, 1, 3),
      daysLeft: asWhole(fields.daysLeft, 1, 3),
      from: asNumber(fields.from, 0, 1),
    },
    'city',
  );
  return run && (run.city === null) === (run.action === 'upgrade-core') && run.daysLeft <= run.days
    ? run
    : null;
};

const readEntry = (value: unknown): LogEntry | null => {
  const fields: Fields = asFields(value) ?? {};
  return complete<LogEntry>(
    {
      id: asWhole(fields.id, 1),
      day: asWhole(fields.day, 1),
      kind: asOneOf(fields.kind, LOG_KINDS),
      city: asOneOf(fields.city, cityIds),
      message: asText(fields.message),
      isImportant: readBoolean(fields.isImportant),
    },
    'city',
  );
};

const readCooldowns = (value: unknown): Record<ActionId, number> | null => {
  const fields: Fields = asFields(value) ?? {};
  const entries = ACTIONS.map(({ id, cooldown }) => [id, asWhole(fields[id], 0, cooldown)] as const);
  return entries.some(([, days]) => days === null)
    ? null
    : (Object.fromEntries(entries) as Record<ActionId, number>);
};

const isConsistent = (state: GameState): boolean =>
  state.cities.every(({ id }, place) => id === cityIds[place]) &&
  state.cities.length === cityIds.length &&
  new Set(state.upgrades).size === state.upgrades.length &&
  state.running.length <= slots(state) &&
  state.log.length <= LOG_LIMIT &&
  state.elapsedMs < TICK_MS[state.speed] &&
  (state.outcome === 'won') === state.cities.every(({ controlled }) => controlled);

const SPEEDS = ['1', '2', '3'] as const;
const readSpeed = (value: unknown): Speed | null => {
  const speed = asOneOf(String(value), SPEEDS);
  return speed === null ? null : (Number(speed) as Speed);
};

/** A game out of an unknown value, from a file or an old save; null if it isn't one that could be played on. */
export const readState = (value: unknown): GameState | null => {
  const fields: Fields = asFields(value) ?? {};
  const state = complete<GameState>({
    seed: asText(fields.seed),
    name: asText(fields.name),
    outcome: asOneOf(fields.outcome, ['playing', 'won', 'lost']),
    day: asWhole(fields.day, 1),
    elapsedMs: asNumber(fields.elapsedMs, 0),
    speed: readSpeed(fields.speed),
    power: asWhole(fields.power),
    influence: asWhole(fields.influence),
    notoriety: asWhole(fields.notoriety),
    resources: asWhole(fields.resources, Number.MIN_SAFE_INTEGER),
    upgrades: asList(fields.upgrades, (upgrade) => asOneOf(upgrade, upgradeIds)),
    running: asList(fields.running, readRun),
    cooldowns: readCooldowns(fields.cooldowns),
    cities: asList(fields.cities, readCity),
    log: asList(fields.log, readEntry),
    logged: asWhole(fields.logged),
  });
  return state && isConsistent(state) ? state : null;
};
