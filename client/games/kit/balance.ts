import type { Random } from '../../../shared/kernel/random.ts';

/** Three ways to play: any legal action, the best-looking one now, and one that looks further. */
export const POLICY_NAMES = ['random', 'greedy', 'careful'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

/** Picks an action for a state. Chance is its own, never the game's. */
export type Policy<State, Action> = (state: State, random: Random) => Action;
export type Policies<State, Action> = Readonly<Record<PolicyName, Policy<State, Action>>>;

/** One game played to its end. */
export interface PlayedGame {
  /** `won`, `lost`, `draw` … in the game's own words. */
  readonly outcome: string;
  /** In the runner's unit. */
  readonly length: number;
  /** Other figures worth an average: score, kills, days … */
  readonly measures?: Readonly<Record<string, number>>;
}

/** What `client/games/<slug>/engine/balance.ts` exports as `balance`. */
export interface BalanceRunner {
  readonly game: string;
  /** What `length` counts: moves, turns, days, fights. */
  readonly unit: string;
  /** Plays one game; the seed fixes the game's chance and the policy's. It always ends. */
  readonly play: (policy: PolicyName, seed: string) => PlayedGame;
}

export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly mean: number;
  readonly p95: number;
  readonly most: number;
}

export interface BalanceResult {
  readonly policy: PolicyName;
  readonly games: number;
  /** Share of each outcome, 0 to 1. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly lengths: Spread;
  /** Mean of each measure. */
  readonly measures: Readonly<Record<string, number>>;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  return { least: at(0), median: at(0.5), mean, p95: at(0.95), most: at(1) };
}

/** Plays `games` seeded games of a policy and sums them up. */
export function measure(runner: BalanceRunner, policy: PolicyName, games: number): BalanceResult {
  const played = Array.from({ length: games }, (_, index) =>
    runner.play(policy, `${runner.game}-${policy}-${index}`),
  );
  const outcomes: Record<string, number> = {};
  const measures: Record<string, number> = {};
  for (const { outcome, measures: figures = {} } of played) {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1 / games;
    for (const [name, value] of Object.entries(figures))
      measures[name] = (measures[name] ?? 0) + value / games;
  }
  return { policy, games, outcomes, lengths: spreadOf(played.map(({ length }) => length)), measures };
}
