import type { IndexDescription } from 'mongodb';
import { HOURS_KEPT_MS } from '../../ports/figures-store.ts';
import type { COLLECTIONS } from './documents.ts';

/** What is over is told by a comparison; the TTL monitor only tidies up behind it, so it has no hurry. */
const TIDY_UP_AFTER_S = 24 * 60 * 60;
/** Bracketed by type: any string, and no null. */
const IS_TEXT = { $gt: '' };

const unique = (key: IndexDescription['key']): IndexDescription => ({ key, unique: true });
const tidiedUp: IndexDescription = { key: { touchedOn: 1 }, expireAfterSeconds: TIDY_UP_AFTER_S };

/** What must be unique, and what is searched or sorted by. */
export const indexes: { readonly [Name in keyof typeof COLLECTIONS]?: readonly IndexDescription[] } = {
  users: [unique({ usernameKey: 1 }), unique({ mailbox: 1 }), { key: { lastActive: 1, _id: 1 } }],
  sessions: [unique({ tokenHash: 1 }), tidiedUp],
  adminSessions: [{ key: { emailKey: 1 } }, tidiedUp],
  passwordResets: [
    unique({ tokenHash: 1 }),
    { key: { accountId: 1, madeAt: -1 } },
    // One link of an account is open at most.
    { ...unique({ accountId: 1 }), partialFilterExpression: { usedAt: null, voidedAt: null } },
  ],
  support: [{ key: { at: -1, _id: -1 } }, { key: { accountId: 1 } }],
  plays: [
    {
      ...unique({ accountId: 1, day: 1, categoryId: 1, quizId: 1 }),
      partialFilterExpression: { accountId: IS_TEXT },
    },
    // The running and the finished ones of a member, and the finished ones of visitors.
    { key: { accountId: 1, finishedAt: 1 } },
    { key: { endsAt: 1 }, partialFilterExpression: { finishedAt: null } },
  ],
  playHours: [{ key: { hour: 1 } }, { key: { hourOn: 1 }, expireAfterSeconds: HOURS_KEPT_MS / 1_000 }],
  ledger: [unique({ accountId: 1, profileVersion: 1 }), { key: { accountId: 1, at: 1 } }],
  withdrawals: [
    unique({ accountId: 1, requestId: 1 }),
    { key: { payoutState: 1, status: 1 } },
    { key: { status: 1, amount: 1 } },
    { key: { accountNumber: 1, username: 1 } },
    { key: { createdAt: 1, _id: 1 } },
    { key: { status: 1, createdAt: 1, _id: 1 } },
    { key: { status: 1, statusChangedAt: 1, amount: 1 } },
  ],
  payoutArchive: [{ key: { paidAt: 1, amount: 1 } }],
  paymentReferences: [{ key: { withdrawalId: 1 } }],
};
