import type { HttpCall } from '../http.ts';
import { now, slots } from './examples.ts';
import type { CallGuide } from './guide-entry.ts';

const health = { status: 'ok', mode: 'cluster', version: '0.1.0' };
const card = {
  id: 'geography',
  title: 'Geography',
  description: 'Countries, capitals, rivers and mountains.',
  imgUrl: '/images/cards/geography.webp',
  rating: 4.5,
  badge: 'Popular',
};

/** Calls that need no token. */
export const publicCalls = {
  health: {
    summary: 'Whether the site works',
    description: '503 while the store cannot be written to, with the part that is away in `failing`.',
    storeless: true,
    reply: health,
  },
  live: {
    summary: 'Whether the process answers',
    description: 'Start the process again where it does not, and not for what it depends on.',
    storeless: true,
    reply: { status: 'ok' },
  },
  ready: {
    summary: 'Whether to send somebody to this server',
    description: 'The same as `/api/health`.',
    storeless: true,
    reply: health,
  },
  catalogue: {
    summary: 'All categories with their quizzes',
    storeless: true,
    reply: {
      categories: [{ ...card, quizzes: [{ ...card, id: 'capitals', title: 'Capitals', ready: true }] }],
    },
  },
  site: {
    summary: 'What this site has configured',
    storeless: true,
    reply: {
      pointsPerCorrect: 10,
      freeAccounts: 50,
      payoutRail: 'manual',
      timeZone: 'Asia/Karachi',
      contact: { email: 'hello@sawaal.example' },
      social: [],
    },
  },
  slots: {
    summary: 'The free accounts that are left',
    description: 'Changes come live as `slots:changed`; what has a lower `version` is older.',
    reply: slots,
  },
  stats: {
    summary: 'The figures of the home page',
    description: 'Counted from the database, at most ten seconds old.',
    reply: { members: 37, plays: 12_480, paidOutPkrPaisa: 325_000 },
  },
  createAccount: {
    summary: 'Sign up',
    description:
      'Takes one of the free accounts. Opens no session: log in after it. One account a Gmail mailbox; dots, +tags and case do not make another. The same form again within ten minutes gets the same reply, until the account is used.',
    problems: [
      'FIELDS_REQUIRED',
      'USERNAME_INVALID',
      'PASSWORD_INVALID',
      'EMAIL_NOT_GMAIL',
      'EMAIL_TAKEN',
      'USERNAME_TAKEN',
      'NO_FREE_ACCOUNTS',
    ],
    body: { username: 'Ayesha', email: 'ayesha@gmail.com', password: 'correct horse' },
    reply: { username: 'Ayesha' },
  },
  createSession: {
    summary: 'Log in',
    description: 'A session lasts 60 minutes. It ends the one before it, whose sockets get `session:ended`.',
    problems: ['FIELDS_REQUIRED', 'USER_NOT_FOUND', 'WRONG_PASSWORD'],
    body: { username: 'Ayesha', password: 'correct horse' },
    reply: { sessionToken: '<sessionToken>', username: 'Ayesha', expiresAt: now + 3_600_000 },
  },
  resetPassword: {
    summary: 'Choose a new password by a link',
    description:
      'The token is the fragment of a link that an admin made. It works once, for 30 minutes, and ends the session of the account; the same password again gets the same reply.',
    params: { token: '<token>' },
    problems: ['RESET_LINK_DEAD', 'FIELDS_REQUIRED', 'PASSWORD_INVALID'],
    body: { newPassword: 'battery staple' },
  },
  support: {
    summary: 'Write to the site',
    description:
      'With a member’s token the message is the member’s; a dead token is refused, with the reason. The same words again within ten minutes are the same message.',
    problems: ['FIELDS_REQUIRED', 'EMAIL_INVALID', 'MESSAGE_TOO_LONG', 'SESSION_EXPIRED'],
    body: { name: 'Ayesha Khan', email: 'ayesha@gmail.com', message: 'When will my request be paid?' },
    reply: {},
  },
  newsletter: {
    summary: 'Leave an address for the newsletter',
    description: 'The same address again changes nothing and succeeds.',
    problems: ['FIELDS_REQUIRED', 'EMAIL_INVALID'],
    body: { email: 'ayesha@gmail.com' },
    reply: {},
  },
  createAdminSession: {
    summary: 'Pass the admin gate',
    description: 'A session lasts 60 minutes from the last call; several at once are allowed.',
    problems: ['ADMIN_CREDENTIALS', 'ADMIN_STORE_AWAY'],
    body: { email: 'owner@sawaal.example', adminKey: '<adminKey>', secretCode: '<secretCode>' },
    reply: { adminToken: '<adminToken>', email: 'owner@sawaal.example', expiresAt: now + 3_600_000 },
  },
} as const satisfies Partial<Record<HttpCall, CallGuide>>;
