/** Who waits for a hash. */
export interface Asker {
  readonly address: string;
  /** An account that was come in with from this address before. */
  readonly knownAs?: string;
}

/**
 * One-way hashing of secrets that people type. Slow on purpose, so those who ask wait for each other, and throw `TooBusy` where
 * too many do. Whoever is known goes first, as does whoever has a session, who needs no asker.
 */
export interface Passwords {
  hash(secret: string, asker?: Asker): Promise<string>;
  matches(hash: string, secret: string, asker?: Asker): Promise<boolean>;
  /** Takes as long as `matches`, for names that don't exist. */
  matchNothing(secret: string, asker?: Asker): Promise<void>;
}
