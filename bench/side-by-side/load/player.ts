import type { Connection } from './connection.ts';
import { QUIZZES } from './quizzes.ts';

export interface BenchPlayer {
  readonly connection: Connection;
  /** Starts the next quiz; resolves with its play's id once it is acknowledged. */
  start(): Promise<string>;
  answer(playId: string, index: number, onAck: () => void): void;
  next(playId: string, index: number, onAck?: () => void): void;
  /** Takes a play up again on this connection; resolves once it is acknowledged. */
  resume(playId: string): Promise<void>;
}

const PLAY_ID = /"playId":"([\w-]+)"/;
const nothing = () => {};

/** A player of the load. Whatever is refused goes to `blame`: a row with refusals is no measurement. */
export function createBenchPlayer(connection: Connection, blame: (what: string) => void): BenchPlayer {
  let started = 0;

  const send = (event: string, payload: string, onOk: (head: string) => void) =>
    connection.emit(event, payload, (head) => {
      if (!head.startsWith('[{"ok":true')) blame(`${event}: ${head.slice(0, 80)}`);
      onOk(head);
    });

  return {
    connection,
    start() {
      const quiz = JSON.stringify(QUIZZES[started % QUIZZES.length]);
      started += 1;
      return new Promise((resolve) =>
        send('play:start', quiz, (head) => resolve(PLAY_ID.exec(head)?.[1] ?? '')),
      );
    },
    answer: (playId, index, onAck) =>
      send('play:answer', `{"playId":"${playId}","index":${index},"option":${index % 4}}`, onAck),
    resume: (playId) =>
      new Promise((resolve) => send('play:resume', `{"playId":"${playId}"}`, () => resolve())),
    next: (playId, index, onAck = nothing) =>
      send('play:next', `{"playId":"${playId}","index":${index}}`, onAck),
  };
}
