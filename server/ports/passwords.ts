/** One-way hashing of secrets that people type. Slow on purpose. */
export interface Passwords {
  hash(secret: string): Promise<string>;
  matches(hash: string, secret: string): Promise<boolean>;
  /** Takes as long as `matches`, for names that don't exist. */
  matchNothing(secret: string): Promise<void>;
}
