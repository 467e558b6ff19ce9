import type { HttpCall } from '../http.ts';
import {
  accountId,
  adminWithdrawal,
  cleanupJob,
  now,
  queue,
  supportMessage,
  withdrawalId,
} from './examples.ts';
import type { CallGuide } from './guide-entry.ts';

const withNewestState = 'Refusals carry the request as it is now in `withdrawal`.';
const aboutAccount =
  'The account is the writer’s; of a guest’s message, the one whose mailbox the message gives.';
const ofMessage = { params: { id: supportMessage.id } } as const;
const money = { requests: 1, pkrPaisa: 25_000, pkr: '250.00' };
const nothing = { requests: 0, pkrPaisa: 0, pkr: '0.00' };
const ofOne = { params: { id: withdrawalId } } as const;
const run = {
  jobId: cleanupJob,
  state: 'completed',
  startedAt: now,
  scanned: 12,
  deleted: 9,
  kept: 3,
  code: null,
};

/** Calls of an admin, with the token of `POST /api/admin/sessions`. Each prolongs the session. */
export const adminCalls = {
  endAdminSession: { summary: 'Log out' },
  adminSupport: {
    summary: 'Messages to support, in groups by account',
    query: { status: 'open', q: 'paid', limit: 50 },
    reply: {
      groups: [{ accountId, username: 'Ayesha', deleted: false, messages: [supportMessage] }],
      nextCursor: null,
    },
  },
  setSupportDone: {
    ...ofMessage,
    summary: 'Mark a message as done, or open it again',
    description: 'The same again changes nothing. Every dashboard gets `support:changed`.',
    problems: ['NOT_FOUND'],
    body: { done: true },
    reply: {
      accountId,
      username: 'Ayesha',
      message: { ...supportMessage, done: true, doneBy: 'owner@sawaal.example', version: 1 },
    },
  },
  passwordResetCheck: {
    ...ofMessage,
    summary: 'What to look at before making a link for a new password',
    description: aboutAccount,
    problems: ['NOT_FOUND', 'NO_ACCOUNT_OF_MESSAGE', 'ACCOUNT_GONE'],
    reply: {
      username: 'Ayesha',
      email: 'ayesha@gmail.com',
      memberSince: now - 86_400_000,
      lastActive: now,
      loggedIn: false,
      sameAddress: true,
      links: [],
    },
  },
  makePasswordReset: {
    ...ofMessage,
    summary: 'Make a link for a new password',
    description: `${aboutAccount} The link works once, for 30 minutes, and voids the one before it. It is told here and nowhere else: send it to the account’s own address.`,
    problems: ['NOT_FOUND', 'NO_ACCOUNT_OF_MESSAGE', 'ACCOUNT_GONE', 'RATE_LIMITED'],
    reply: { url: 'https://sawaal.example/reset-password#<token>', expiresAt: now + 1_800_000 },
  },
  adminWithdrawals: {
    summary: 'Withdrawal requests, a page at a time',
    description: 'Without `sort`: overdue ones first, then the newest.',
    query: { status: 'Pending', limit: 50 },
    reply: { withdrawals: [adminWithdrawal], nextCursor: null },
  },
  adminWithdrawalsCsv: {
    summary: 'The same requests as a file for the books',
    description: 'All that fit, whatever their number, as CSV (RFC 4180). No cell begins a formula.',
    query: { status: 'Paid' },
    reply: 'Request,Username,Status\r\n',
  },
  figures: {
    summary: 'What the site owes and paid, how it is played, who is here',
    description: 'At most a few seconds old; the same for every dashboard.',
    reply: {
      at: now,
      timeZone: 'Asia/Karachi',
      owed: { today: nothing, days7: money, days30: money, all: money },
      paid: { today: nothing, days7: nothing, days30: money },
      overdue: 0,
      oldestPendingAt: now - 3_600_000,
      days: [{ day: '2026-01-15', owedPaisa: 25_000, paidPaisa: 0 }],
      hours: [{ from: now - 3_600_000, plays: 12, rightAnswers: 41, questions: 60 }],
      answerTimes: [{ fromMs: 2_000, toMs: 2_500, answers: 9 }],
      slots: { limit: 50, taken: 12, free: 38, version: 14 },
      activeToday: 5,
    },
  },
  cleanupPreview: {
    summary: 'Who a cleanup would delete now, and why the others stay',
    reply: {
      at: now,
      deleted: 1,
      members: [{ username: 'Bilal', points: 120, lastActive: now - 8_640_000_000 }],
      kept: { active: 10, owed: 1, settledLately: 0 },
    },
  },
  adminWithdrawal: {
    ...ofOne,
    summary: 'One request',
    problems: ['NOT_FOUND', 'MEMBER_GONE'],
    reply: { withdrawal: adminWithdrawal },
  },
  setWithdrawalStatus: {
    ...ofOne,
    summary: 'Flip a request between Pending and Paid',
    description: `Judged on the status and version that the admin saw. ${withNewestState}`,
    problems: [
      'NOT_FOUND',
      'STATUS_CHANGED',
      'PAYOUT_IN_FLIGHT',
      'BEING_PAID',
      'REFERENCE_USED',
      'MEMBER_GONE',
    ],
    body: {
      from: 'Pending',
      to: 'Paid',
      version: 1,
      reference: 'JC-20260115-0042',
      flipId: '0199c0de-0000-4000-8000-00000000f001',
    },
    reply: {
      withdrawal: {
        ...adminWithdrawal,
        version: 2,
        status: 'Paid',
        reference: 'JC-20260115-0042',
        history: [{ at: now, from: 'Pending', to: 'Paid', by: 'owner@sawaal.example', reference: null }],
      },
    },
  },
  claimWithdrawal: {
    ...ofOne,
    summary: 'Mark a request as being paid by this admin, for 15 minutes',
    description: withNewestState,
    problems: ['NOT_FOUND', 'CLAIMED', 'STATUS_CHANGED', 'PAYOUT_IN_FLIGHT', 'MEMBER_GONE'],
    reply: {
      withdrawal: { ...adminWithdrawal, claimedBy: 'owner@sawaal.example', claimedUntil: now + 900_000 },
    },
  },
  decidePayout: {
    ...ofOne,
    summary: 'Decide on a payout that waits for a person',
    description: `«Pay again» sends it under a new key, «paid by hand» settles it. ${withNewestState}`,
    problems: [
      'NOT_FOUND',
      'STATUS_CHANGED',
      'PAYOUT_IN_FLIGHT',
      'PAYOUT_NOT_WAITING',
      'BEING_PAID',
      'REFERENCE_USED',
      'MEMBER_GONE',
    ],
    body: { action: 'pay-again', version: 4 },
    reply: { withdrawal: { ...adminWithdrawal, version: 5, payoutState: 'queued', attempt: 1 } },
  },
  queues: { summary: 'The queues, with what waits for a person', reply: { queues: [queue] } },
  retryJob: {
    summary: 'Put a job that was given up into its queue again',
    problems: ['NOT_FOUND'],
    params: { queue: 'payout', id: withdrawalId },
    reply: {},
  },
  cleanup: { summary: 'The cleanup that runs, and the last one', reply: { running: null, last: run } },
  startCleanup: {
    summary: 'Delete members who are inactive',
    description: 'Its progress comes live as `cleanup:progress`.',
    problems: ['CLEANUP_NOT_ALLOWED'],
    body: { jobId: cleanupJob },
    reply: { jobId: cleanupJob },
  },
  cleanupPermission: {
    summary: 'Whether members may be deleted',
    reply: { cleanupAllowed: false, version: 7 },
  },
  setCleanupPermission: {
    summary: 'Allow or forbid deletions',
    description: 'Taken away, it stops a cleanup that runs.',
    body: { cleanupAllowed: true },
    reply: { cleanupAllowed: true, version: 8 },
  },
} as const satisfies Partial<Record<HttpCall, CallGuide>>;
