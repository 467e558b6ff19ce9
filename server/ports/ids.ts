export interface Ids {
  /** A play's id: unguessable, and in order of time. */
  play(): string;
  account(): string;
  /** In order of time. */
  withdrawal(): string;
  supportMessage(): string;
  passwordReset(): string;
  job(): string;
  /** Tells one sender of a payout from another. */
  fence(): string;
  /** 256 random bits, in the alphabet of URLs. */
  sessionToken(): string;
  /** The same, for a link that lets its bearer choose a new password. */
  resetToken(): string;
  /** What a play is drawn from: unpredictable. */
  seed(): string;
}
