import type { ErrorCode } from '../errors.ts';
import type { adminEvents, ClientEvent, playerEvents } from '../events.ts';
import * as example from './examples.ts';

/** What the schemas can't say of an event. */
export interface EventGuide {
  readonly summary: string;
  readonly description?: string;
  readonly payload?: unknown;
}

export interface ClientEventGuide extends EventGuide {
  /** Every code with which its acknowledgement may refuse. */
  readonly problems: readonly ErrorCode[];
  readonly acknowledgement: unknown;
}

const always = ['BAD_REQUEST', 'RATE_LIMITED', 'UNAVAILABLE', 'SOMETHING_WRONG'] as const;
const { playId } = example.play;

export const clientEventGuide: Readonly<Record<ClientEvent, ClientEventGuide>> = {
  clock: {
    summary: 'Ask for the server’s time',
    description: 'Countdowns are drawn from the server’s deadlines, corrected by the difference.',
    problems: [],
    acknowledgement: { ok: true, now: example.now },
  },
  'play:start': {
    summary: 'Start a quiz',
    description:
      'The first question opens 1.5 s later. A play that has started counts, whatever becomes of the connection. What runs already is resumed: a member’s play anywhere, a visitor’s on the same connection.',
    problems: ['QUIZ_UNKNOWN', 'QUIZ_NOT_READY', 'QUIZ_LOCKED', 'SESSION_EXPIRED', ...always],
    payload: { categoryId: 'geography', quizId: 'continents-and-oceans' },
    acknowledgement: { ok: true, play: example.play },
  },
  'play:answer': {
    summary: 'Answer the question that is open',
    description:
      'Judged by the time of its receipt. The same option again gets the same acknowledgement, so a lost one may be asked for again.',
    problems: ['LATE_ANSWER', 'ALREADY_ANSWERED', 'NOT_OPEN', 'NOT_YOUR_PLAY', 'PLAY_GONE', ...always],
    payload: { playId, index: 0, option: 1 },
    acknowledgement: { ok: true, settled: example.settled },
  },
  'play:next': {
    summary: 'End the reveal of a settled question early',
    description: 'Acknowledged with the next question, or with the result after the last one.',
    problems: ['NOT_OPEN', 'NOT_YOUR_PLAY', 'PLAY_GONE', ...always],
    payload: { playId, index: 0 },
    acknowledgement: { ok: true, question: { ...example.question, index: 1, nextImage: null } },
  },
  'play:resume': {
    summary: 'Take a running play up again',
    description: 'After a reconnect or a reload. The clock has run on meanwhile.',
    problems: ['NOT_YOUR_PLAY', 'PLAY_GONE', ...always],
    payload: { playId },
    acknowledgement: { ok: true, play: example.play },
  },
};

export const rttGuide: EventGuide = {
  summary: 'Acknowledge at once',
  description:
    'The server measures the round trip: five times on connect, then every 10 s. The smallest of the last five, at most 250 ms, is the credit of a play that starts.',
};

const ended: EventGuide = {
  summary: 'The session is over',
  description: 'The connection stays, as a visitor’s.',
  payload: { reason: 'replaced' },
};
const resync: EventGuide = {
  summary: 'Live events may have been missed',
  description: 'Fetch again what is shown.',
};

export const playerEventGuide: Readonly<Record<keyof typeof playerEvents, EventGuide>> = {
  'play:question': {
    summary: 'A question is open',
    description: 'To the other connections of the player, and to all of them when the clock opened it.',
    payload: example.question,
  },
  'play:settled': {
    summary: 'A question was answered or timed out',
    description: 'The first moment at which its answer leaves the server. To whom: as `play:question`.',
    payload: example.settled,
  },
  'play:finished': {
    summary: 'The result is stored',
    description: 'Once, to every connection of the player.',
    payload: example.result,
  },
  'slots:changed': { summary: 'The free accounts that are left', payload: example.slots },
  'profile:changed': {
    summary: 'Points, rank or count of the member changed',
    payload: { points: 2_750, pkr: '275.00', quizCount: 64, rank: 'Gold', version: 131 },
  },
  'withdrawal:changed': {
    summary: 'A request of the member was made or changed',
    payload: { withdrawal: example.withdrawal },
  },
  'session:changed': {
    summary: 'The session was prolonged',
    payload: { expiresAt: example.now + 1_800_000 },
  },
  'session:ended': ended,
  resync,
  'server:stopping': {
    summary: 'This server is about to stop',
    description: 'Connect again: a running play goes on by the clock and can be resumed.',
  },
};

const { cleanupJob: jobId } = example;

export const adminEventGuide: Readonly<Record<keyof typeof adminEvents, EventGuide>> = {
  'support:added': {
    summary: 'Somebody wrote to support',
    payload: { accountId: example.accountId, username: 'Ayesha', message: example.supportMessage },
  },
  'support:changed': {
    summary: 'A message was marked as done, or opened again',
    payload: {
      accountId: example.accountId,
      username: 'Ayesha',
      message: { ...example.supportMessage, done: true, doneBy: 'owner@sawaal.example', version: 1 },
    },
  },
  'withdrawal:added': { summary: 'A request was made', payload: { withdrawal: example.adminWithdrawal } },
  'withdrawal:changed': { summary: 'A request changed', payload: { withdrawal: example.adminWithdrawal } },
  'cleanup:progress': {
    summary: 'A cleanup is under way',
    payload: { jobId, scanned: 8, deleted: 6, kept: 2 },
  },
  'cleanup:completed': { summary: 'A cleanup is done', payload: { jobId, deleted: 9, kept: 3 } },
  'cleanup:failed': {
    summary: 'A cleanup stopped',
    payload: { jobId, deleted: 4, code: 'CLEANUP_NOT_ALLOWED' },
  },
  'cleanup-permission:changed': {
    summary: 'Deletions were allowed or forbidden',
    payload: { cleanupAllowed: false, version: 7 },
  },
  'queues:changed': {
    summary: 'The queues as they are now',
    description: 'Told at most every two seconds, and only where something changed.',
    payload: { queues: [example.queue] },
  },
  'session:ended': { ...ended, description: 'The connection is closed.' },
  resync,
};
