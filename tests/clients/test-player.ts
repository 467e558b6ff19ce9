import { io, type Socket } from 'socket.io-client';
import type { Ack, ClientToServerEvents, ServerToClientEvents } from '../../shared/contract/events.ts';
import type { PlayView, QuestionView, ResultView, SettledView } from '../../shared/contract/views.ts';
import { checkAcknowledgement, eventFault } from '../support/contract-check.ts';

const PATIENCE_MS = 15_000;

export type TestSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
type ServerEvent = Exclude<keyof ServerToClientEvents, 'rtt'>;

export interface TestPlayer {
  readonly socket: TestSocket;
  /** Every frame that reached this browser, as text, in order. */
  readonly frames: string[];
  /** Every event of the server, round trips apart, in the order in which they came. */
  readonly events: [ServerEvent, unknown][];
  start(categoryId?: string, quizId?: string): Promise<Ack<{ play: PlayView }>>;
  resume(playId: string): Promise<Ack<{ play: PlayView }>>;
  answer(playId: string, index: number, option: number): Promise<Ack<{ settled: SettledView }>>;
  next(playId: string, index: number): Promise<Ack<{ question: QuestionView } | { result: ResultView }>>;
  /** Sends anything at all, as a hostile client may. */
  raw(event: string, payload: unknown): Promise<Ack<object>>;
  /** The first event of that name that fits, those included that have come already. */
  waitFor<Payload>(event: ServerEvent, fits?: (payload: Payload) => boolean): Promise<Payload>;
  /** What came of an event so far, when everything that was sent before has come. */
  heard<Payload>(event: ServerEvent): Promise<Payload[]>;
  close(): void;
}

/**
 * A browser's connection, typed by the contract, that keeps what it received. `auth` is whatever a client may say, and
 * `address` where a trusted proxy says it comes from.
 */
export async function connectPlayer(
  url: string,
  auth: Record<string, unknown> = {},
  address?: string,
): Promise<TestPlayer> {
  const socket: TestSocket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
    ...(address !== undefined && { extraHeaders: { 'x-forwarded-for': address } }),
  });
  const frames: string[] = [];
  const events: [ServerEvent, unknown][] = [];
  const listeners = new Set<() => void>();

  socket.io.engine.on('packet', ({ data }) => {
    if (typeof data === 'string') frames.push(data);
  });
  socket.on('rtt', (acknowledge) => acknowledge());
  socket.onAny((event: ServerEvent | 'rtt', payload?: unknown) => {
    if (event === 'rtt') return;
    const fault = eventFault('/', event, payload);
    if (fault) throw fault;
    events.push([event, payload]);
    for (const listener of listeners) listener();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });

  // Hostile payloads are sent too, so this one step is outside the typed event map.
  const untyped = socket as Socket;
  const ask = async (event: string, payload: unknown) => {
    const ack = await untyped.timeout(PATIENCE_MS).emitWithAck(event, payload);
    checkAcknowledgement(event, ack);
    return ack;
  };

  return {
    socket,
    frames,
    events,
    start: (categoryId = 'general-knowledge', quizId = 'world-history') =>
      ask('play:start', { categoryId, quizId }),
    resume: (playId) => ask('play:resume', { playId }),
    answer: (playId, index, option) => ask('play:answer', { playId, index, option }),
    next: (playId, index) => ask('play:next', { playId, index }),
    raw: ask,
    async heard<Payload>(event: ServerEvent) {
      await socket.timeout(PATIENCE_MS).emitWithAck('clock');
      return events.filter(([name]) => name === event).map(([, payload]) => payload as Payload);
    },
    waitFor: <Payload>(event: ServerEvent, fits: (payload: Payload) => boolean = () => true) =>
      new Promise<Payload>((resolve, reject) => {
        const look = () => {
          const found = events.find(([name, payload]) => name === event && fits(payload as Payload));
          if (!found) return;
          done();
          resolve(found[1] as Payload);
        };
        const patience = setTimeout(() => {
          done();
          reject(new Error(`no fitting ${event} came; came: ${events.map(([name]) => name).join(', ')}`));
        }, PATIENCE_MS);
        const done = () => {
          clearTimeout(patience);
          listeners.delete(look);
        };
        listeners.add(look);
        look();
      }),
    close: () => socket.disconnect(),
  };
}

/** What an acknowledgement says, or a failure of the test. */
export function okOf<Extra>(ack: Ack<Extra>): { ok: true } & Extra {
  if (!ack.ok) throw new Error(`refused: ${ack.error.code}`);
  return ack;
}

export function codeOf(ack: Ack<object>): string {
  return ack.ok ? 'OK' : ack.error.code;
}
