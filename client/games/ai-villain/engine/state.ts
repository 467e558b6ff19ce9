import type { ActionId, CityActionId, CityId, Speed, UpgradeId } from './constants.ts';

export interface City {
  readonly id: CityId;
  /** Its own defence; a running DDoS disables it for as long as it lasts (`defenseOf`). */
  readonly defense: number;
  readonly stability: number;
  readonly controlled: boolean;
}

/** An action that holds a slot. `from` is the part of its first day that had passed when it began. */
export interface Run {
  readonly action: ActionId;
  readonly city: CityId | null;
  readonly days: number;
  readonly daysLeft: number;
  readonly from: number;
}

export const LOG_KINDS = [
  'start',
  'action',
  'infiltrated',
  'fall',
  'upgrade',
  'defense',
  'stability',
  'windfall',
  'theft',
  'power',
  'recovery',
  'won',
  'lost',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export interface LogEntry {
  readonly id: number;
  readonly day: number;
  readonly kind: LogKind;
  readonly city: CityId | null;
  readonly message: string;
  readonly isImportant: boolean;
}

export type Outcome = 'playing' | 'won' | 'lost';

/** Plain JSON: what is saved, compared and replayed. Chance is a function of seed and day, so it needs no place here. */
export interface GameState {
  readonly seed: string;
  readonly name: string;
  readonly outcome: Outcome;
  readonly day: number;
  /** Of the current day, at the current speed. */
  readonly elapsedMs: number;
  readonly speed: Speed;
  readonly power: number;
  readonly influence: number;
  readonly notoriety: number;
  readonly resources: number;
  readonly upgrades: readonly UpgradeId[];
  readonly running: readonly Run[];
  /** Days until the action is available again. */
  readonly cooldowns: Readonly<Record<ActionId, number>>;
  readonly cities: readonly City[];
  /** Newest first. */
  readonly log: readonly LogEntry[];
  readonly logged: number;
}

/** What the player decides. */
export type Move =
  | { readonly type: 'act'; readonly action: CityActionId; readonly city: CityId }
  | { readonly type: 'upgrade-core' }
  | { readonly type: 'buy'; readonly upgrade: UpgradeId };

export type GameAction =
  | Move
  | { readonly type: 'tick'; readonly ms: number }
  | { readonly type: 'speed'; readonly speed: Speed };
