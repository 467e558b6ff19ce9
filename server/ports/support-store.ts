export interface SupportMessage {
  readonly id: string;
  readonly accountId: string | null;
  /** `Guest` for visitors. */
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly at: number;
}

/** What people write to the site. Every call is one atomic step; see `Store`. */
export interface SupportStore {
  addSupportMessage(message: SupportMessage): Promise<void>;
  /** The newest first. */
  supportMessages(): Promise<readonly SupportMessage[]>;
  /** Keeps an address once, whatever its case. */
  subscribe(email: string, now: number): Promise<void>;
}
