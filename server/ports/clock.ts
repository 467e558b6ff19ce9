/** The process's time. It never goes back. */
export interface Clock {
  /** Whole epoch milliseconds. */
  now(): number;
  /** Calls `run` once at `time` (epoch milliseconds) or soon after; returns what cancels it. */
  at(time: number, run: () => void): () => void;
}
