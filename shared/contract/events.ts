import { z } from 'zod';
import { type ErrorCode, errorCodes } from './errors.ts';
import {
  adminWithdrawalSchema,
  cleanupPermissionSchema,
  type PlayView,
  playSchema,
  profileChangeSchema,
  questionSchema,
  queuesSchema,
  resultSchema,
  sessionEndSchema,
  settledSchema,
  slotsSchema,
  supportEntrySchema,
  withdrawalSchema,
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

const ok = z.literal(true);

/** What the acknowledgement of each client event carries when it succeeds. */
export const acknowledgements = {
  clock: z.object({ ok, now: z.number() }),
  'play:start': z.object({ ok, play: playSchema }),
  'play:answer': z.object({ ok, settled: settledSchema }),
  'play:next': z.union([z.object({ ok, question: questionSchema }), z.object({ ok, result: resultSchema })]),
  'play:resume': z.object({ ok, play: playSchema }),
} as const;

export type ClientEvent = keyof typeof acknowledgements;

export const refusalSchema = z.object({
  ok: z.literal(false),
  error: z.object({ code: z.enum(errorCodes), message: z.string() }),
  play: playSchema.optional().describe('The play as it stands, with `LATE_ANSWER` and `ALREADY_ANSWERED`.'),
  unlocksAt: z.number().optional().describe('When a locked quiz opens, with `QUIZ_LOCKED`.'),
});

export interface AckError {
  ok: false;
  error: { code: ErrorCode; message: string };
  play?: PlayView;
  unlocksAt?: number;
}
export type Ack<Extra> = ({ ok: true } & Extra) | AckError;

const sessionEnded = z.object({ reason: sessionEndSchema });

/** What the server tells players, by event; null where it says nothing more. */
export const playerEvents = {
  'play:question': questionSchema,
  'play:settled': settledSchema,
  'play:finished': resultSchema,
  'slots:changed': slotsSchema,
  'profile:changed': profileChangeSchema,
  'withdrawal:changed': z.object({ withdrawal: withdrawalSchema }),
  'session:changed': z.object({ expiresAt: z.number() }),
  'session:ended': sessionEnded,
  resync: null,
  'server:stopping': null,
} as const;

const cleanedUp = { jobId: z.string(), deleted: z.int() };

/** What the server tells dashboards, which send nothing but their token. */
export const adminEvents = {
  'support:added': supportEntrySchema,
  'support:changed': supportEntrySchema,
  'withdrawal:added': z.object({ withdrawal: adminWithdrawalSchema }),
  'withdrawal:changed': z.object({ withdrawal: adminWithdrawalSchema }),
  'cleanup:progress': z.object({ ...cleanedUp, scanned: z.int(), kept: z.int() }),
  'cleanup:completed': z.object({ ...cleanedUp, kept: z.int() }),
  'cleanup:failed': z.object({ ...cleanedUp, code: z.enum(errorCodes) }),
  'cleanup-permission:changed': cleanupPermissionSchema,
  'queues:changed': queuesSchema,
  'session:ended': sessionEnded,
  resync: null,
} as const;

type Told<Events> = {
  [Event in keyof Events]: Events[Event] extends z.ZodType
    ? (payload: z.infer<Events[Event]>) => void
    : () => void;
};

type Acknowledged<Event extends ClientEvent> =
  z.infer<(typeof acknowledgements)[Event]> extends infer Success
    ? Success extends { ok: true }
      ? Omit<Success, 'ok'>
      : never
    : never;
type Acknowledge<Event extends ClientEvent> = (ack: Ack<Acknowledged<Event>>) => void;

export type ClientToServerEvents = {
  [Event in ClientEvent]: Event extends keyof typeof clientPayloads
    ? (payload: ClientPayload<Event>, acknowledge: Acknowledge<Event>) => void
    : (acknowledge: Acknowledge<Event>) => void;
};

export interface ServerToClientEvents extends Told<typeof playerEvents> {
  /** Acknowledged at once by the client: the server measures the round trip. */
  rtt: (acknowledge: () => void) => void;
}

export type AdminServerToClientEvents = Told<typeof adminEvents>;
