import type {
  AdminControlDocument,
  AdminDocument,
  AdminSessionDocument,
  CounterDocument,
  DeadJobDocument,
  LedgerDocument,
  NewsletterDocument,
  PasswordResetDocument,
  PaymentReferenceDocument,
  PayoutArchiveDocument,
  PlayDocument,
  PlayHourDocument,
  QuestionDocument,
  SessionDocument,
  SlotsDocument,
  SupportDocument,
  UserDocument,
  WithdrawalDocument,
} from '../adapters/mongo/documents.ts';
import { isoTime } from '../adapters/mongo/iso-time.ts';
import { type Course, courseOf, parseCourse } from '../adapters/sqlite/course.ts';
import { WITHDRAWAL_COLUMNS } from '../adapters/sqlite/withdrawal-rows.ts';
import { type AnswerCounts, noAnswers } from '../ports/answer-counts.ts';
import { counted, derived, flag, json, type MappedTable, mapTable, type ReadTable } from './table-mapping.ts';

const isoOf = (column: string) => derived((row) => isoTime(Number(row[column])));
/** In one form, so that two copies of the same are equal; what an older release left out is nothing. */
const answerCounts = (column: string) => ({
  ...json(column),
  toColumn(value: unknown) {
    const stored = value as Partial<AnswerCounts> | undefined;
    const { plays, right, times } = { ...noAnswers, ...stored };
    return JSON.stringify({ plays, right, times, categories: stored?.categories });
  },
});

const accounts = mapTable<UserDocument>({
  table: 'accounts',
  collection: 'users',
  fields: {
    _id: 'id',
    username: 'username',
    usernameKey: 'username_key',
    email: 'email',
    mailbox: 'mailbox',
    passwordHash: 'password_hash',
    createdAt: 'created_at',
    lastActive: 'last_active',
    lastActiveAt: isoOf('last_active'),
    points: 'points',
    quizCount: 'quiz_count',
    rank: 'rank',
    version: 'version',
    writes: derived(() => 0),
    answerCounts: answerCounts('answer_counts'),
  },
});

const slots = mapTable<SlotsDocument>({
  table: 'slots',
  collection: 'slots',
  fields: { _id: derived(() => 'slots'), limit: 'slot_limit', taken: 'taken', version: 'version' },
  fixed: { only: 1 },
});

const playColumns = mapTable<Omit<PlayDocument, keyof Course>>({
  table: 'plays',
  collection: 'plays',
  fields: {
    _id: 'id',
    version: 'version',
    accountId: 'account_id',
    categoryId: 'category_id',
    quizId: 'quiz_id',
    day: 'day',
    startedAt: 'started_at',
    endsAt: 'ends_at',
    finishedAt: 'finished_at',
  },
});

const plays: MappedTable = {
  ...playColumns,
  columns: [...playColumns.columns, 'course'],
  toRow: (document) => ({ ...playColumns.toRow(document), course: courseOf(document as PlayDocument) }),
  toDocument: (row) => ({ ...playColumns.toDocument(row), ...parseCourse(row.course) }),
};

const questions = mapTable<QuestionDocument>({
  table: 'questions',
  collection: 'questions',
  fields: {
    _id: 'key',
    text: 'text',
    image: 'image',
    alt: 'alt',
    options: json('options'),
    explanation: 'explanation',
  },
});

const ledger = mapTable<LedgerDocument>({
  table: 'ledger',
  collection: 'ledger',
  fields: {
    _id: 'id',
    accountId: 'account_id',
    profileVersion: 'profile_version',
    at: 'at',
    points: 'points',
    balance: 'balance',
    reason: 'reason',
    ref: 'ref',
  },
});

const { id: withdrawalId, history, ...withdrawalColumns } = WITHDRAWAL_COLUMNS;
const withdrawals = mapTable<WithdrawalDocument>({
  table: 'withdrawals',
  collection: 'withdrawals',
  fields: {
    ...withdrawalColumns,
    _id: withdrawalId,
    timestamp: isoOf(withdrawalColumns.createdAt),
    history: json(history),
  },
});

const payoutArchive = mapTable<PayoutArchiveDocument>({
  table: 'payout_archive',
  collection: 'payoutArchive',
  fields: {
    _id: 'id',
    amount: 'amount',
    paidAt: 'paid_at',
    reference: 'reference',
    payoutState: 'payout_state',
  },
});

const paymentReferences = mapTable<PaymentReferenceDocument>({
  table: 'payment_references',
  collection: 'paymentReferences',
  fields: { _id: 'reference', withdrawalId: 'withdrawal_id' },
});

const support = mapTable<SupportDocument>({
  table: 'support',
  collection: 'support',
  fields: {
    _id: 'id',
    accountId: 'account_id',
    username: 'username',
    name: 'name',
    email: 'email',
    message: 'message',
    at: 'at',
    timestamp: isoOf('at'),
    done: flag('done'),
    doneBy: 'done_by',
    version: counted('version'),
  },
});

const passwordResets = mapTable<PasswordResetDocument>({
  table: 'password_resets',
  collection: 'passwordResets',
  fields: {
    _id: 'id',
    accountId: 'account_id',
    messageId: 'message_id',
    tokenHash: 'token_hash',
    madeBy: 'made_by',
    madeAt: 'made_at',
    expiresAt: 'expires_at',
    usedAt: 'used_at',
    voidedAt: 'voided_at',
  },
});

const newsletter = mapTable<NewsletterDocument>({
  table: 'newsletter',
  collection: 'newsletter',
  fields: { _id: 'email_key', email: 'email', at: 'at' },
});

const admins = mapTable<AdminDocument>({
  table: 'admins',
  collection: 'admins',
  fields: {
    _id: 'email_key',
    email: 'email',
    keyHash: 'key_hash',
    codeHash: 'code_hash',
    isConfigured: flag('configured'),
    writes: derived(() => 0),
  },
});

const deadJobs = mapTable<DeadJobDocument>({
  table: 'dead_jobs',
  collection: 'deadJobs',
  fields: {
    _id: derived(({ queue, id }) => `${queue}/${id}`),
    queue: 'queue',
    id: 'id',
    error: 'error',
    at: 'at',
  },
});

const cleanup: MappedTable = {
  ...mapTable<AdminControlDocument>({
    table: 'cleanup',
    collection: 'adminControl',
    fields: {
      _id: derived(() => 'control'),
      cleanupAllowed: flag('allowed'),
      version: 'version',
      run: json('run'),
      writes: derived(() => 0),
    },
    fixed: { only: 1 },
  }),
  // The other document follows from it.
  onlyId: 'control',
};

const counters = mapTable<CounterDocument>({
  table: 'counters',
  collection: 'counters',
  fields: { _id: 'name', value: 'value' },
});

const playHours = mapTable<PlayHourDocument>({
  table: 'play_hours',
  collection: 'playHours',
  fields: {
    _id: 'id',
    hour: 'hour',
    hourOn: derived((row) => new Date(Number(row.hour))),
    counts: answerCounts('counts'),
  },
});

/** What a copy holds: everything but sessions, so whoever restores one logs everybody out. */
export const copiedTables: readonly MappedTable[] = [
  accounts,
  slots,
  questions,
  plays,
  ledger,
  withdrawals,
  payoutArchive,
  paymentReferences,
  support,
  passwordResets,
  newsletter,
  admins,
  deadJobs,
  cleanup,
  counters,
  playHours,
];

/** What the audit looks at besides. */
export const sessionTables: readonly ReadTable[] = [
  mapTable<Pick<SessionDocument, '_id' | 'tokenHash' | 'expiresAt'>>({
    table: 'sessions',
    collection: 'sessions',
    fields: { _id: 'account_id', tokenHash: 'token_hash', expiresAt: 'expires_at' },
  }),
  mapTable<Pick<AdminSessionDocument, '_id' | 'email' | 'expiresAt'>>({
    table: 'admin_sessions',
    collection: 'adminSessions',
    fields: { _id: 'token_hash', email: 'email', expiresAt: 'expires_at' },
  }),
];
