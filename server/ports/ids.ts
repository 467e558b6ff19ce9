export interface Ids {
  /** A play's id: unguessable, and in order of time. */
  play(): string;
  /** What a play is drawn from: unpredictable. */
  seed(): string;
}
