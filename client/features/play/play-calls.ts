import type { Ack } from '../../../shared/contract/events.ts';
import type { PlayView, QuestionView, ResultView, SettledView } from '../../../shared/contract/views.ts';
import { watched } from '../../lib/line-check.ts';
import { CALL_TIMEOUT_MS, type SawaalSocket } from '../../lib/socket.ts';

/** What a call comes back with; null when no acknowledgement arrived (connection lost, server silent). */
export type Answered<Extra> = Promise<Ack<Extra> | null>;

/** The play events as calls. */
export interface PlayCalls {
  start(categoryId: string, quizId: string): Answered<{ play: PlayView }>;
  answer(playId: string, index: number, option: number): Answered<{ settled: SettledView }>;
  next(playId: string, index: number): Answered<{ question: QuestionView } | { result: ResultView }>;
  resume(playId: string): Answered<{ play: PlayView }>;
}

/** `checkLine` looks at the line while a call waits. */
export function createPlayCalls(socket: SawaalSocket, checkLine: () => unknown): PlayCalls {
  const timed = () => socket.timeout(CALL_TIMEOUT_MS);
  const orNull = <Reply>(reply: Promise<Reply>): Promise<Reply | null> =>
    watched(reply, checkLine).catch(() => null);
  return {
    start: (categoryId, quizId) => orNull(timed().emitWithAck('play:start', { categoryId, quizId })),
    answer: (playId, index, option) => orNull(timed().emitWithAck('play:answer', { playId, index, option })),
    next: (playId, index) => orNull(timed().emitWithAck('play:next', { playId, index })),
    resume: (playId) => orNull(timed().emitWithAck('play:resume', { playId })),
  };
}
