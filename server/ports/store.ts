import type { PlayRecord } from './play-record.ts';

/** What became of a write that named the version it had read. */
export type Saved = 'saved' | 'conflict' | 'gone';

/** The store is away, full or locked: the call did nothing, and may be tried again. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/**
 * The product's memory. Each call is one atomic step, and its promise resolves after the commit: what it did is durable
 * then, and was visible to nobody before. Throws `StoreUnavailable`.
 */
export interface Store {
  /** Keeps a play that has just been drawn; durable against loss of power. */
  startPlay(play: PlayRecord): Promise<void>;
  play(id: string): Promise<PlayRecord | undefined>;
  /** Replaces a running play where `version` is still the stored one; survives the death of the process. */
  savePlay(play: PlayRecord): Promise<Saved>;
  /** The same for the settlement that ends a play; durable against loss of power. */
  finishPlay(play: PlayRecord, finishedAt: number): Promise<Saved>;
  /** Unfinished plays whose end lies before `endedBefore`, oldest first. */
  duePlays(endedBefore: number, limit: number): Promise<readonly PlayRecord[]>;
  /** Deletes visitors' plays that finished before a moment; returns how many. */
  deleteVisitorPlays(finishedBefore: number): Promise<number>;
  /** Throws `StoreUnavailable` when the store can't be used. */
  check(): Promise<void>;
  close(): Promise<void>;
}
