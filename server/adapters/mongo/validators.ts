import type { Document } from 'mongodb';
import {
  paymentMethods,
  payoutStates,
  withdrawalStatuses,
} from '../../../shared/contract/views/withdrawal.ts';
import { RANKS, UNRANKED } from '../../../shared/rules/rank.ts';
import type { Documents } from './documents.ts';

const text = { bsonType: 'string' };
const textOrNull = { bsonType: ['string', 'null'] };
const whole = { bsonType: 'number', multipleOf: 1 };
const count = { ...whole, minimum: 0 };
const wholeOrNull = { bsonType: ['number', 'null'] };
const list = { bsonType: 'array' };
const objectOrNull = { bsonType: ['object', 'null'] };
const rank = { enum: [...RANKS.map(({ name }) => name), UNRANKED] };
const payoutState = { enum: [...payoutStates] };

/** What each field may hold. Every field of the documents' types is named here. */
const fields: { readonly [Name in keyof Documents]: Record<keyof Documents[Name], Document> } = {
  users: {
    _id: text,
    username: text,
    usernameKey: text,
    email: text,
    mailbox: text,
    passwordHash: text,
    createdAt: whole,
    lastActive: whole,
    points: count,
    quizCount: count,
    rank,
    version: count,
    writes: count,
  },
  sessions: { _id: text, username: text, tokenHash: text, expiresAt: whole, touchedOn: { bsonType: 'date' } },
  support: {
    _id: text,
    accountId: textOrNull,
    username: text,
    name: text,
    email: text,
    message: text,
    at: whole,
  },
  withdrawals: {
    _id: text,
    version: count,
    accountId: text,
    username: text,
    requestId: text,
    paymentMethod: { enum: [...paymentMethods] },
    accountName: text,
    accountNumber: text,
    amount: { ...whole, minimum: 1 },
    status: { enum: [...withdrawalStatuses] },
    payoutState,
    attempt: { ...whole, minimum: 1 },
    failedSends: count,
    sends: count,
    fence: textOrNull,
    leaseUntil: wholeOrNull,
    retryAt: wholeOrNull,
    reference: textOrNull,
    createdAt: whole,
    statusChangedAt: whole,
    claimedBy: textOrNull,
    claimedUntil: wholeOrNull,
    history: list,
  },
  admins: { _id: text, email: text, keyHash: text, codeHash: text },
  adminControl: {
    _id: text,
    cleanupAllowed: { bsonType: 'bool' },
    version: count,
    run: objectOrNull,
    writes: count,
  },
  plays: {
    _id: text,
    version: count,
    accountId: textOrNull,
    categoryId: text,
    quizId: text,
    bankHash: text,
    seed: text,
    day: text,
    unlocksAt: whole,
    creditMs: { bsonType: 'number', minimum: 0 },
    startedAt: whole,
    endsAt: whole,
    questions: list,
    answers: list,
    nexts: list,
    finishedAt: wholeOrNull,
    grant: objectOrNull,
  },
  ledger: {
    _id: text,
    accountId: text,
    profileVersion: count,
    at: whole,
    points: whole,
    balance: count,
    reason: { enum: ['quiz', 'withdrawal'] },
    ref: text,
  },
  slots: { _id: text, limit: count, taken: count, version: count },
  newsletter: { _id: text, email: text, at: whole },
  payoutArchive: { _id: text, amount: count, paidAt: whole, reference: textOrNull, payoutState },
  deadJobs: { _id: text, queue: { enum: ['payout', 'cleanup'] }, id: text, error: text, at: whole },
  counters: { _id: text, value: count },
  adminSessions: {
    _id: text,
    email: text,
    emailKey: text,
    expiresAt: whole,
    touchedOn: { bsonType: 'date' },
  },
};

/**
 * What the server itself refuses to store in a collection. Further fields are welcome: while a release is rolled out, the
 * older one still runs.
 */
export function validatorOf(name: keyof Documents): Document {
  const properties = fields[name];
  return { $jsonSchema: { bsonType: 'object', required: Object.keys(properties), properties } };
}
