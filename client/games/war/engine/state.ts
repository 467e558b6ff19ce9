import type { CountryId } from './countries.ts';

/** The first player moves first; against the bot, the bot is the second. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const satisfies readonly Side[];
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** The place of a territory: 0 is A1, 1 is B1, 48 is G7. */
export type Place = number;

/** Null is neutral. */
export type Owner = Side | null;

export interface Cell {
  readonly owner: Owner;
  readonly armies: number;
}
export type Cells = readonly Cell[];

export interface Attack {
  readonly from: Place;
  readonly to: Place;
}

export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What holds for a whole game. */
export interface Rules {
  /** Attacks need a common border. Off as the game was first drawn: any territory reaches any other. */
  readonly neighboursOnly: boolean;
}

export type Opponent =
  | { readonly kind: 'human'; readonly country: CountryId }
  | { readonly kind: 'bot'; readonly strength: Strength };

export interface Options {
  readonly seed: string;
  /** Of the first player. */
  readonly country: CountryId;
  readonly opponent: Opponent;
  readonly rules: Rules;
}

/** What a turn did: everything that the log, the summary and an undo need. */
export type Entry =
  | {
      readonly kind: 'taken' | 'captured' | 'lost';
      readonly side: Side;
      readonly from: Place;
      readonly to: Place;
      readonly attackers: number;
      readonly defenders: number;
    }
  | { readonly kind: 'reinforced'; readonly side: Side; readonly place: Place };

export type Move =
  | ({ readonly kind: 'attack' } & Attack)
  | { readonly kind: 'reinforce'; readonly place: Place };

export interface End {
  readonly reason: 'conquest' | 'turns';
  /** Null is a draw. */
  readonly winner: Side | null;
}

export type Phase =
  | { readonly kind: 'choosing' }
  /** The bot moves when the time is up; shortly before, it shows what it will do. */
  | { readonly kind: 'thinking'; readonly leftMs: number; readonly move: Move | null }
  /** Between two people: the move is made and may be taken back until the turn passes. */
  | { readonly kind: 'made' }
  | ({ readonly kind: 'ended' } & End);

export interface GameState {
  readonly options: Options;
  readonly countries: readonly [CountryId, CountryId];
  readonly cells: Cells;
  /** Whose turn it is; after a move that may be taken back, still who made it. */
  readonly side: Side;
  readonly phase: Phase;
  /** One entry a turn. */
  readonly log: readonly Entry[];
}

export type Action =
  | ({ readonly type: 'attack' } & Attack)
  | { readonly type: 'reinforce' }
  | { readonly type: 'undo' }
  | { readonly type: 'pass' }
  | { readonly type: 'tick'; readonly ms: number };

/** The number of the turn that is being played, or was the last; from 1. */
export const turnOf = ({ log, phase }: GameState): number =>
  phase.kind === 'made' || phase.kind === 'ended' ? log.length : log.length + 1;
