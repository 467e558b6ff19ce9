import type { HttpCall } from '../http.ts';
import { accountExport, ledgerEntry, now, profile, withdrawal, withdrawalId } from './examples.ts';
import type { CallGuide } from './guide-entry.ts';

/** Calls of a member, with the token of `POST /api/sessions`. */
export const memberCalls = {
  endSession: { summary: 'Log out', description: 'Its sockets stay as a visitor’s.' },
  profile: {
    summary: 'Open the profile',
    description:
      'Prolongs the session to 30 minutes from now; `GET /api/me` says the same and prolongs nothing.',
    reply: profile,
  },
  me: { summary: 'The profile as it is', reply: profile },
  changePassword: {
    summary: 'Change the password',
    description:
      'Ends every other session of the account. Sent again, it gets the same reply: `next` is the password by then.',
    problems: ['FIELDS_REQUIRED', 'PASSWORD_INVALID', 'WRONG_PASSWORD'],
    body: { current: 'correct horse', next: 'battery staple' },
  },
  exportAccount: {
    summary: 'Everything that is stored of the account',
    description: 'Without what proves who somebody is, and without answers of a quiz that runs.',
    problems: ['RATE_LIMITED'],
    reply: accountExport,
  },
  deleteAccount: {
    summary: 'Delete the account',
    description:
      'At once and for good, with all that refers to it; its sockets get `session:ended`. Refused while a request is Pending or being paid.',
    problems: ['FIELDS_REQUIRED', 'WRONG_PASSWORD', 'MONEY_UNDER_WAY'],
    body: { password: 'correct horse' },
  },
  ledger: {
    summary: 'Every change of the points',
    description: 'Newest first. A member’s points are the sum of these.',
    reply: {
      entries: [ledgerEntry],
    },
  },
  progress: {
    summary: 'Points by day, and right answers by category',
    reply: {
      days: [{ day: '2026-01-15', points: 2_750 }],
      categories: [{ id: 'geography', plays: 12, rightAnswers: 41, questions: 60 }],
    },
  },
  locks: {
    summary: 'Which quizzes were played today, and what runs',
    reply: {
      day: '2026-01-15',
      timeZone: 'Asia/Karachi',
      unlocksAt: now + 43_200_000,
      locked: ['geography/continents-and-oceans'],
      running: [],
    },
  },
  createWithdrawal: {
    summary: 'Ask for 2,500 points to be paid out',
    description:
      'Points and request change in one step, or not at all. 201 where the request is new, 200 where the same `requestId` made it before: retry as often as you like.',
    problems: [
      'FIELDS_REQUIRED',
      'PAYMENT_METHOD_INVALID',
      'ACCOUNT_NAME_INVALID',
      'ACCOUNT_NUMBER_INVALID',
      'INSUFFICIENT_POINTS',
      'REQUEST_ID_REUSED',
    ],
    body: {
      requestId: withdrawalId,
      paymentMethod: 'JazzCash',
      accountName: 'Ayesha Khan',
      accountNumber: '0300 1234567',
    },
    reply: { withdrawal },
  },
  withdrawals: { summary: 'The member’s requests', reply: { withdrawals: [withdrawal] } },
} as const satisfies Partial<Record<HttpCall, CallGuide>>;
