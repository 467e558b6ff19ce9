import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type {
  AdminWithdrawalView,
  CleanupPermissionView,
  PlayView,
  ProfileChange,
  QuestionView,
  QueueView,
  ResultView,
  SessionEnd,
  SettledView,
  SlotsView,
  SupportMessageView,
  WithdrawalView,
} from './views.ts';

const playId = z.uuid();
const index = z.int().min(0).max(4);
const slug = z.string().min(1).max(60);

/** What each client event carries; anything else is refused as `BAD_REQUEST`. */
export const clientPayloads = {
  'play:start': z.object({ categoryId: slug, quizId: slug }),
  'play:answer': z.object({ playId, index, option: z.int().min(0).max(3) }),
  'play:next': z.object({ playId, index }),
  'play:resume': z.object({ playId }),
} as const;

export type ClientPayload<Event extends keyof typeof clientPayloads> = z.infer<
  (typeof clientPayloads)[Event]
>;

export interface AckError {
  ok: false;
  error: { code: ErrorCode; message: string };
  /** The play as it stands, with `LATE_ANSWER` and `ALREADY_ANSWERED`. */
  play?: PlayView;
  /** When a locked quiz opens, with `QUIZ_LOCKED`. */
  unlocksAt?: number;
}
export type Ack<Extra> = ({ ok: true } & Extra) | AckError;
export type Acknowledge<Extra> = (ack: Ack<Extra>) => void;

export interface ClientToServerEvents {
  clock: (acknowledge: Acknowledge<{ now: number }>) => void;
  'play:start': (payload: ClientPayload<'play:start'>, acknowledge: Acknowledge<{ play: PlayView }>) => void;
  'play:answer': (
    payload: ClientPayload<'play:answer'>,
    acknowledge: Acknowledge<{ settled: SettledView }>,
  ) => void;
  'play:next': (
    payload: ClientPayload<'play:next'>,
    acknowledge: Acknowledge<{ question: QuestionView } | { result: ResultView }>,
  ) => void;
  'play:resume': (
    payload: ClientPayload<'play:resume'>,
    acknowledge: Acknowledge<{ play: PlayView }>,
  ) => void;
}

export interface ServerToClientEvents {
  /** Acknowledged at once by the client: the server measures the round trip. */
  rtt: (acknowledge: () => void) => void;
  'play:question': (question: QuestionView) => void;
  'play:settled': (settled: SettledView) => void;
  'play:finished': (result: ResultView) => void;
  'slots:changed': (slots: SlotsView) => void;
  'profile:changed': (profile: ProfileChange) => void;
  'withdrawal:changed': (change: { withdrawal: WithdrawalView }) => void;
  'session:changed': (session: { expiresAt: number }) => void;
  /** This socket is a visitor's from now on. */
  'session:ended': (end: { reason: SessionEnd }) => void;
  /** Live events may have been missed: fetch what is shown again. */
  resync: () => void;
  /** The server is about to stop; a running play goes on by the clock and can be resumed. */
  'server:stopping': () => void;
}

/** Namespace `/admin`, server to client; admins send nothing but their token. */
export interface AdminServerToClientEvents {
  'support:added': (added: { username: string; message: SupportMessageView }) => void;
  'withdrawal:added': (added: { withdrawal: AdminWithdrawalView }) => void;
  'withdrawal:changed': (change: { withdrawal: AdminWithdrawalView }) => void;
  'cleanup:progress': (progress: { jobId: string; scanned: number; deleted: number; kept: number }) => void;
  'cleanup:completed': (result: { jobId: string; deleted: number; kept: number }) => void;
  'cleanup:failed': (failure: { jobId: string; deleted: number; code: ErrorCode }) => void;
  'cleanup-permission:changed': (permission: CleanupPermissionView) => void;
  'queues:changed': (change: { queues: QueueView[] }) => void;
  'session:ended': (end: { reason: SessionEnd }) => void;
  resync: () => void;
}
