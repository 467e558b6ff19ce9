import { io, type Socket } from 'socket.io-client';
import type { Ack, ClientPayload, clientPayloads } from '../../shared/contract/events.ts';
import type { PlayView, QuestionView, ResultView, SettledView } from '../../shared/contract/views.ts';
import type { TestSocket } from '../clients/test-player.ts';
import type { Pace } from './pace.ts';
import type { Tally } from './tally.ts';

/** What a call comes back with; null where no acknowledgement came. */
type Answered<Extra> = Promise<Ack<Extra> | null>;

/** A browser's connection, which comes back by itself like the page's. */
export interface LoadConnection {
  readonly socket: TestSocket;
  /** Of the connection that stands now. */
  readonly id: string | undefined;
  /** Resolves once it stands. */
  online(): Promise<void>;
  start(categoryId: string, quizId: string): Answered<{ play: PlayView }>;
  resume(playId: string): Answered<{ play: PlayView }>;
  answer(playId: string, index: number, option: number): Answered<{ settled: SettledView }>;
  next(playId: string, index: number): Answered<{ question: QuestionView } | { result: ResultView }>;
  close(): void;
}

/** Hears every event that reaches a browser. */
export type Watch = (event: string, payload: unknown) => void;

export interface LoadConnectionParts {
  readonly url: string;
  /** A member's; a visitor has none. */
  readonly sessionToken?: string;
  readonly tally: Tally;
  readonly pace: Pace;
  readonly watch?: Watch | undefined;
}

export function openLoadConnection({
  url,
  sessionToken,
  tally,
  pace,
  watch = () => {},
}: LoadConnectionParts): LoadConnection {
  const socket: TestSocket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelayMax: 3_000,
    auth: sessionToken === undefined ? {} : { sessionToken },
  });
  socket.on('rtt', (acknowledge) => acknowledge());
  socket.onAny(watch);
  socket.on('session:ended', ({ reason }) => tally.blame(`a session ended: ${reason}`));
  // The library reconnects by itself after everything but this.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') socket.connect();
  });

  // One call for every event: what comes back is typed below.
  const untyped = socket as Socket;
  async function ask<Event extends keyof typeof clientPayloads>(event: Event, payload: ClientPayload<Event>) {
    // What is sent without a connection would go out on the next, before the play is taken up there.
    if (!socket.connected) return null;
    const [begunAt, sentAt] = [performance.now(), Date.now()];
    const ack = await untyped
      .timeout(pace.callTimeoutMs)
      .emitWithAck(event, payload)
      .catch(() => null);
    const hasWaited = performance.now() - begunAt >= pace.callTimeoutMs;
    const isSilent = ack === null && socket.connected && hasWaited;
    if (isSilent && !pace.stoodStillSince(sentAt)) tally.blame(`${event} was not acknowledged`);
    if (ack) tally.took(event, performance.now() - begunAt);
    if (ack?.ok === false && ack.error.code === 'SOMETHING_WRONG') tally.blame(`${event}: SOMETHING_WRONG`);
    return ack;
  }

  return {
    socket,
    get id() {
      return socket.id;
    },
    async online() {
      if (!socket.connected) await new Promise<void>((resolve) => socket.once('connect', resolve));
    },
    start: (categoryId, quizId) => ask('play:start', { categoryId, quizId }),
    resume: (playId) => ask('play:resume', { playId }),
    answer: (playId, index, option) => ask('play:answer', { playId, index, option }),
    next: (playId, index) => ask('play:next', { playId, index }),
    close: () => socket.disconnect(),
  };
}
