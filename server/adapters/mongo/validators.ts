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

/** Of a field that documents of an older release don't have, and that their servers don't write. */
interface Added {
  readonly added: Document;
}

const added = (rule: Document): Added => ({ added: rule });

/** A field that readers may miss (`?`) is one that the database doesn't ask for, and the other way round. */
type Rules<Stored> = {
  readonly [Field in keyof Stored]-?: Record<never, never> extends Pick<Stored, Field>
    ? Added
    : Document & { readonly added?: never };
};

/** What each field may hold. Every field of the documents' types is named here. */
const fields: { readonly [Name in keyof Documents]: Rules<Documents[Name]> } = {
  users: {
    _id: text,
    username: text,
    usernameKey: text,
    email: text,
    mailbox: text,
    passwordHash: text,
    createdAt: whole,
    lastActive: whole,
    lastActiveAt: added(text),
    points: count,
    quizCount: count,
    rank,
    version: count,
    writes: count,
    answerCounts: added({ bsonType: 'object' }),
  },
  sessions: { _id: text, username: text, tokenHash: text, expiresAt: whole, touchedOn: { bsonType: 'date' } },
  passwordResets: {
    _id: text,
    accountId: text,
    messageId: text,
    tokenHash: text,
    madeBy: text,
    madeAt: whole,
    expiresAt: whole,
    usedAt: wholeOrNull,
    voidedAt: wholeOrNull,
  },
  support: {
    _id: text,
    accountId: textOrNull,
    username: text,
    name: text,
    email: text,
    message: text,
    at: whole,
    timestamp: added(text),
    done: added({ bsonType: 'bool' }),
    doneBy: added(textOrNull),
    version: added(count),
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
    timestamp: added(text),
    statusChangedAt: whole,
    claimedBy: textOrNull,
    claimedUntil: wholeOrNull,
    history: list,
  },
  admins: {
    _id: text,
    email: text,
    keyHash: text,
    codeHash: text,
    isConfigured: added({ bsonType: 'bool' }),
    writes: added(count),
  },
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
  questions: { _id: text, text, image: text, alt: text, options: list, explanation: text },
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
  paymentReferences: { _id: text, withdrawalId: text },
  deadJobs: { _id: text, queue: { enum: ['payout', 'cleanup'] }, id: text, error: text, at: whole },
  counters: { _id: text, value: count },
  adminSessions: {
    _id: text,
    email: text,
    emailKey: text,
    expiresAt: whole,
    touchedOn: { bsonType: 'date' },
  },
  playHours: { _id: text, hour: whole, hourOn: { bsonType: 'date' }, counts: { bsonType: 'object' } },
  probes: { _id: text, writes: count },
  migrations: {
    _id: count,
    name: text,
    ranOn: { bsonType: 'date' },
    ofNewDatabase: added({ bsonType: 'bool' }),
    oldestBeside: added(count),
  },
};

/**
 * What the server itself refuses to store in a collection. Fields that this release doesn't know are let by: while it is
 * rolled out, or back, the other one still runs.
 */
export function validatorOf(name: keyof Documents): Document {
  const rules = Object.entries<Document | Added>(fields[name]);
  const required = rules.flatMap(([field, rule]) => ('added' in rule ? [] : [field]));
  const properties = Object.fromEntries(
    rules.map(([field, rule]) => [field, 'added' in rule ? rule.added : rule]),
  );
  return { $jsonSchema: { bsonType: 'object', required, properties } };
}
