import type { NewAccount } from '../../server/ports/account-store.ts';
import { START } from './play-builder.ts';

/** Account n: `member-<n>` with a mailbox of its own. */
export function buildAccount(n: number, changes: Partial<NewAccount> = {}): NewAccount {
  return {
    id: `account-${n}`,
    username: `Member-${n}`,
    usernameKey: `member-${n}`,
    email: `member.${n}@gmail.com`,
    mailbox: `member${n}@gmail.com`,
    passwordHash: `hash-${n}`,
    createdAt: START,
    ...changes,
  };
}
