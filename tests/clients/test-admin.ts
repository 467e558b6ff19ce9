import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { Live } from '../../server/ports/live.ts';
import type { Queue } from '../../server/ports/queue.ts';
import type { Store } from '../../server/ports/store.ts';
import type { AdminServerToClientEvents } from '../../shared/contract/events.ts';
import type { SessionView } from '../../shared/contract/views.ts';
import { buildPlay } from '../builders/play-builder.ts';
import { startTestServer, type TestServer } from '../servers/test-server.ts';
import { eventFault } from '../support/contract-check.ts';

const PATIENCE_MS = 15_000;

type AdminEvent = keyof AdminServerToClientEvents;
type PayloadOf<Event extends AdminEvent> = Parameters<AdminServerToClientEvents[Event]>[0];

export interface TestAdmin {
  /** Every event of the namespace, in the order in which they came. */
  readonly events: readonly [AdminEvent, unknown][];
  readonly isConnected: boolean;
  /** What came of an event so far, when everything that was sent before has come. */
  heard<Event extends AdminEvent>(event: Event): Promise<PayloadOf<Event>[]>;
  /** The first event of that name that fits, those included that have come already. */
  waitFor<Event extends AdminEvent>(
    event: Event,
    fits?: (payload: PayloadOf<Event>) => boolean,
  ): Promise<PayloadOf<Event>>;
  close(): void;
}

export const ADMIN = {
  email: 'owner@example.com',
  adminKey: 'first admin key',
  secretCode: 'first secret code',
};

/** Makes the record that a start with these credentials would make. */
export async function makeAdmin(
  { container, passwords, clock }: TestServer,
  credentials = ADMIN,
): Promise<void> {
  const { email, adminKey, secretCode } = credentials;
  const [keyHash, codeHash] = [await passwords.hash(adminKey), await passwords.hash(secretCode)];
  const record = { email, keyHash, codeHash, isConfigured: false };
  await container.store.setAdmin(record, clock.now());
}

/** Through the gate: the token of a new admin session. */
export async function logInAdmin(server: TestServer, credentials = ADMIN): Promise<string> {
  if (!(await server.container.store.admin(credentials.email))) await makeAdmin(server, credentials);
  const opened = await server.api.call('createAdminSession', { body: credentials });
  if (opened.code !== 'OK') throw new Error(`the gate stayed closed: ${opened.code}`);
  return opened.body.adminToken;
}

/** A dashboard's connection to `/admin`. Rejects with the reason when it is refused. */
export async function connectAdmin(url: string, auth: Record<string, unknown>): Promise<TestAdmin> {
  const socket: Socket<AdminServerToClientEvents> = io(`${url}/admin`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
  });
  const events: [AdminEvent, unknown][] = [];
  const listeners = new Set<() => void>();
  const payloadsOf = <Event extends AdminEvent>(event: Event) =>
    events.filter(([name]) => name === event).map(([, payload]) => payload as PayloadOf<Event>);

  socket.onAny((event: AdminEvent, payload?: unknown) => {
    const fault = eventFault('/admin', event, payload);
    if (fault) throw fault;
    events.push([event, payload]);
    for (const listener of listeners) listener();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (refused) => {
      socket.disconnect();
      reject(refused);
    });
  });
  // Of the same connection, so that its answers come after what was sent to the dashboard before.
  const visitor = socket.io.socket('/');

  return {
    events,
    get isConnected() {
      return socket.connected;
    },
    async heard(event) {
      await visitor.timeout(PATIENCE_MS).emitWithAck('clock');
      return payloadsOf(event);
    },
    waitFor: (event, fits = () => true) =>
      new Promise((resolve, reject) => {
        const done = () => {
          clearTimeout(patience);
          listeners.delete(look);
        };
        const look = () => {
          const found = payloadsOf(event).find(fits);
          if (found === undefined) return;
          done();
          resolve(found);
        };
        const patience = setTimeout(() => {
          done();
          reject(new Error(`no fitting ${event} came; came: ${events.map(([name]) => name).join(', ')}`));
        }, PATIENCE_MS);
        listeners.add(look);
        look();
      }),
    close() {
      socket.disconnect();
      visitor.disconnect();
    },
  };
}

export interface AdminServer extends TestServer {
  /** Doesn't run before it is started. */
  readonly queue: Queue;
  readonly live: Live;
}

/** A test server whose queue and live bus are at hand, over a store that a test may change. */
export async function startAdminServer(
  replaceStore: (store: Store) => Partial<Store> = () => ({}),
  environment: NodeJS.ProcessEnv = {},
): Promise<AdminServer> {
  const made: { queue?: Queue; live?: Live } = {};
  const server = await startTestServer(environment, (real) => ({
    store: { ...real.store, ...replaceStore(real.store) },
    createQueue(parts) {
      made.queue = real.createQueue(parts);
      return made.queue;
    },
    async createLive(io) {
      made.live = await real.createLive(io);
      return made.live;
    },
  }));
  const { queue, live } = made;
  if (!queue || !live) throw new Error('the server was put together without a queue or a live bus');
  return Object.assign(server, { queue, live });
}

export interface RichMember extends SessionView {
  readonly accountId: string;
}

/** A new member who has won that many points. */
export async function joinWithPoints(
  { api, container, clock }: TestServer,
  username: string,
  points: number,
): Promise<RichMember> {
  const session = await api.join(username);
  const accountId = (await container.store.credentials(username.toLowerCase()))?.accountId ?? '';
  const play = buildPlay({ id: randomUUID(), owner: { kind: 'member', accountId }, startedAt: clock.now() });
  await container.store.startPlay(play);
  await container.store.finishPlay(play, clock.now(), points);
  return { ...session, accountId };
}

/** What a member asks for, with a number that nothing else contains. */
export const withdrawalForm = (accountNumber = '03001234567') => ({
  requestId: randomUUID(),
  paymentMethod: 'JazzCash',
  accountName: 'Ayesha Khan',
  accountNumber,
});
