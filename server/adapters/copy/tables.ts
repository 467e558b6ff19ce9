import type {
  AdminControlDocument,
  AdminDocument,
  AdminSessionDocument,
  CounterDocument,
  DeadJobDocument,
  LedgerDocument,
  NewsletterDocument,
  PayoutArchiveDocument,
  PlayDocument,
  SessionDocument,
  SlotsDocument,
  SupportDocument,
  UserDocument,
  WithdrawalDocument,
} from '../mongo/documents.ts';
import { type Course, courseOf, parseCourse } from '../sqlite/play-rows.ts';
import { WITHDRAWAL_COLUMNS } from '../sqlite/withdrawal-rows.ts';
import { derived, flag, json, type MappedTable, mapTable, type ReadTable } from './table-mapping.ts';

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
    points: 'points',
    quizCount: 'quiz_count',
    rank: 'rank',
    version: 'version',
    writes: derived(() => 0),
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
  fields: { ...withdrawalColumns, _id: withdrawalId, history: json(history) },
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
  fields: { _id: 'email_key', email: 'email', keyHash: 'key_hash', codeHash: 'code_hash' },
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

const cleanup = mapTable<AdminControlDocument>({
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
});

const counters: MappedTable = {
  ...mapTable<CounterDocument>({
    table: 'counters',
    collection: 'counters',
    fields: {
      // The first of the shards holds what was counted elsewhere.
      _id: {
        column: 'name',
        toField: (name) => `${name}/0`,
        toColumn: (id) => String(id).replace(/\/\d+$/, ''),
      },
      value: 'value',
    },
  }),
  onConflict: 'ON CONFLICT (name) DO UPDATE SET value = value + excluded.value',
};

/** What a copy holds: everything but sessions, so whoever restores one logs everybody out. */
export const copiedTables: readonly MappedTable[] = [
  accounts,
  slots,
  plays,
  ledger,
  withdrawals,
  payoutArchive,
  support,
  newsletter,
  admins,
  deadJobs,
  cleanup,
  counters,
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
