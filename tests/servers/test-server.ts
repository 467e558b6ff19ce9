import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { ServerAdapters } from '../../server/container/adapters.ts';
import { pickAdapters } from '../../server/container/pick-adapters.ts';
import type { PlayerServer } from '../../server/edges/live/socket-types.ts';
import { buildQuestions } from '../builders/play-builder.ts';
import { createTestApi, type TestApi } from '../clients/test-api.ts';
import { connectPlayer, type TestPlayer } from '../clients/test-player.ts';
import { type CountingPasswords, createCountingPasswords } from '../support/counting-passwords.ts';
import { createFakeClock, type FakeClock } from '../support/fake-clock.ts';
import { createInFlight } from '../support/in-flight.ts';
import { createTestData, type TestData } from './test-data.ts';

export interface TestServer {
  readonly url: string;
  readonly api: TestApi;
  readonly clock: FakeClock;
  readonly container: ServerAdapters;
  readonly data: Pick<TestData, 'audit' | 'rows'>;
  readonly passwords: CountingPasswords;
  readonly questions: ReturnType<typeof buildQuestions>;
  /** Everything that the server logged, line by line. */
  readonly logged: string[];
  /** Browsers that are connected. */
  readonly connections: number;
  readonly io: PlayerServer;
  sweep(): Promise<{ finished: number; deleted: number }>;
  /** What every server does once a second: looks for sessions that ended without its being told. */
  checkSessions(): Promise<void>;
  /** A browser's connection; with a token, a member's. */
  connect(sessionToken?: string): Promise<TestPlayer>;
  /** Stops the process's parts and starts them again on the same data, as a restart does; `at` sets the clock. */
  restart(at?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Replaces ports of a container by those of a test. */
export type Replace = (adapters: ServerAdapters) => Partial<ServerAdapters>;

/** The real server on a port of its own, with a clock, question banks and passwords that the test holds. */
export async function startTestServer(
  environment: NodeJS.ProcessEnv = {},
  replace: Replace = () => ({}),
): Promise<TestServer> {
  const data = createTestData();
  const inFlight = createInFlight();
  const startClock = (at?: number) => createFakeClock(at, inFlight);
  let clock = startClock();
  const questions = buildQuestions();
  const passwords = createCountingPasswords();
  const logged: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  // As behind a proxy, so that a test's clients have addresses.
  const config = readConfig({ TRUST_PROXY: '127.0.0.1', ...data.environment, ...environment });
  const players = new Set<TestPlayer>();

  async function boot() {
    const real = await pickAdapters(config);
    const store = inFlight.track(real.store);
    // Works on its jobs itself, so that a test holds everything in its hand.
    const own = { store, clock, questions, passwords, runsJobs: true };
    const container = { ...real, ...own, ...replace({ ...real, store }) };
    await container.store.setSlotLimit(config.FREE_ACCOUNTS);
    const app = await createApp(container, { config, logger, version: 'test' });
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    return { container, app, url: `http://127.0.0.1:${port}` };
  }

  let running = await boot();

  async function halt(): Promise<void> {
    await running.app.http.close();
    await running.container.close();
  }

  return {
    data,
    questions,
    passwords,
    logged,
    api: createTestApi(() => running.url),
    get clock() {
      return clock;
    },
    get url() {
      return running.url;
    },
    get container() {
      return running.container;
    },
    get connections() {
      return running.app.io.engine.clientsCount;
    },
    get io() {
      return running.app.io;
    },
    sweep: () => running.app.play.sweep(),
    checkSessions: () => running.app.memberSockets.check(),
    async connect(sessionToken) {
      const player = await connectPlayer(running.url, sessionToken === undefined ? {} : { sessionToken });
      players.add(player);
      return player;
    },
    async restart(at) {
      await halt();
      if (at !== undefined) clock = startClock(at);
      running = await boot();
    },
    async stop() {
      for (const player of players) player.close();
      await halt();
      await data.leave();
    },
  };
}
