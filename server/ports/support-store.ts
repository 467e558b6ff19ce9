import type { PageWish } from './page.ts';

export interface NewSupportMessage {
  readonly id: string;
  /** Whose it is, also when another account has the name by now; null for visitors. */
  readonly accountId: string | null;
  /** As it was when the message was written; `Guest` for visitors. */
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly at: number;
}

export interface SupportMessage extends NewSupportMessage {
  readonly done: boolean;
  /** The e-mail address of the admin who marked it; null while it is open. */
  readonly doneBy: string | null;
  /** Raised by every change of `done`. */
  readonly version: number;
}

export interface StoredMessage extends SupportMessage {
  readonly isAccountDeleted: boolean;
}

/** A message as it begins. */
export function beginMessage(message: NewSupportMessage): SupportMessage {
  return { ...message, done: false, doneBy: null, version: 0 };
}

/** A page of all messages, by the moment at which they were written. */
export interface SupportListing extends PageWish {
  /** Null for both. */
  readonly done: boolean | null;
}

/** What people write to the site. Every call is one atomic step; see `Store`. */
export interface SupportStore {
  /** Says whether it is new: the same words of the same sender within `SAME_AGAIN_MS` are the same message. */
  addSupportMessage(message: NewSupportMessage): Promise<boolean>;
  supportMessage(id: string): Promise<StoredMessage | undefined>;
  /** The newest first; searched by username, name, address and text. */
  supportMessages(listing: SupportListing): Promise<readonly StoredMessage[]>;
  /** Those that an account wrote while logged in, the oldest first. */
  supportMessagesOf(accountId: string): Promise<readonly SupportMessage[]>;
  /** Says what the message is then, whoever marked it first; undefined when there is none. */
  markSupportMessage(id: string, done: boolean, by: string): Promise<StoredMessage | undefined>;
  /** Keeps an address once, whatever its case. */
  subscribe(email: string, now: number): Promise<void>;
}
