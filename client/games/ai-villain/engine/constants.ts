/** Every number and name of the game's rules, as specified. */

export const START = { power: 10, influence: 0, notoriety: 0, resources: 100, day: 1 } as const;

export const CITIES = [
  { id: 'vancouver', name: 'Vancouver', region: 'North America', color: 'leaf' },
  { id: 'new-york', name: 'New York', region: 'North America', color: 'sky' },
  { id: 'sao-paulo', name: 'São Paulo', region: 'South America', color: 'leaf' },
  { id: 'london', name: 'London', region: 'Europe', color: 'rani' },
  { id: 'lagos', name: 'Lagos', region: 'Africa', color: 'marigold' },
  { id: 'karachi', name: 'Karachi', region: 'South Asia', color: 'peacock' },
  { id: 'tokyo', name: 'Tokyo', region: 'East Asia', color: 'rani' },
  { id: 'sydney', name: 'Sydney', region: 'Oceania', color: 'sky' },
] as const;
export type CityId = (typeof CITIES)[number]['id'];

export const DEFENSE = { start: [10, 25], cap: 25 } as const;
export const STABILITY = { start: [50, 90], cap: 100 } as const;

/** `days` is how long the action holds its slot: the rest of its day, or three days for the infiltration. */
export const ACTIONS = [
  { id: 'cyber-hack', emoji: '🐛', name: 'Cyber Hack', cost: 15, cooldown: 3, days: 1 },
  { id: 'fake-news', emoji: '📰', name: 'Fake News', cost: 10, cooldown: 2, days: 1 },
  { id: 'ddos', emoji: '📡', name: 'DDoS', cost: 20, cooldown: 0, days: 1 },
  { id: 'infiltrate', emoji: '🧠', name: 'AI Infiltration', cost: 25, cooldown: 0, days: 3 },
  { id: 'upgrade-core', emoji: '⚡', name: 'Upgrade Core', cost: 50, cooldown: 0, days: 1 },
] as const;
export type ActionId = (typeof ACTIONS)[number]['id'];
export type CityActionId = Exclude<ActionId, 'upgrade-core'>;
export const CITY_ACTIONS = ['cyber-hack', 'fake-news', 'ddos', 'infiltrate'] as const;

export const EFFECTS = {
  cyberHackDefense: 5,
  fakeNewsStability: 15,
  fakeNewsNotoriety: 5,
  infiltrationStability: 5,
  corePower: 2,
} as const;

export const UPGRADES = [
  {
    id: 'quantum-processor',
    emoji: '🔮',
    name: 'Quantum Processor',
    cost: 150,
    power: 5,
    effect: 'power +5',
  },
  { id: 'neural-network', emoji: '🕸️', name: 'Neural Network', cost: 200, power: 10, effect: 'power +10' },
  {
    id: 'dark-web',
    emoji: '🕷️',
    name: 'Dark Web Access',
    cost: 100,
    power: 0,
    effect: 'all costs ×\u00a00.8',
  },
  { id: 'botnet', emoji: '🤖', name: 'Botnet Army', cost: 120, power: 0, effect: 'two actions at once' },
] as const;
export type UpgradeId = (typeof UPGRADES)[number]['id'];
export const DARK_WEB_FACTOR = 0.8;

export const FALL = { line: 30, powerShare: 0.5, influence: 10, resources: 50 } as const;
export const INCOME_PER_CITY = 10;

export const EVENT_CHANCE = 0.3;
export const EVENTS = ['defense', 'stability', 'resources', 'power'] as const;
export type EventId = (typeof EVENTS)[number];
export const EVENT = { defense: 3, stability: 5, resources: [50, 100], power: 2 } as const;
/** The resources event takes instead of giving in this share of cases: without it no game could be lost. */
export const THEFT_SHARE = 0.5;

export const RECOVERY = { chance: 0.3, defense: 2, stability: 5 } as const;

export const LOSS = { resourcesBelow: 0, influenceBelow: 10 } as const;
export const SCORE = {
  won: { day: 100, power: 50, resources: 1, influence: 0 },
  lost: { day: 50, power: 20, resources: 0, influence: 10 },
} as const;
export const TITLE_ABOVE = 500;

export const TICK_MS = { 1: 5000, 2: 3000, 3: 1500 } as const;
export type Speed = keyof typeof TICK_MS;

export const LOG_LIMIT = 50;
export const DEFAULT_NAME = 'The Peacock';
export const NAME_LIMIT = 20;
