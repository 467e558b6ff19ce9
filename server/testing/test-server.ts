import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type Container, createContainer } from '../container.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { buildQuestions } from './play-builder.ts';
import { createTempDir } from './temp-dir.ts';
import { connectPlayer, type TestPlayer } from './test-player.ts';

export interface TestServer {
  readonly url: string;
  readonly clock: FakeClock;
  readonly container: Container;
  readonly questions: ReturnType<typeof buildQuestions>;
  /** Everything that the server logged, line by line. */
  readonly logged: string[];
  sweep(): Promise<{ finished: number; deleted: number }>;
  connect(): Promise<TestPlayer>;
  /** Stops the process's parts and starts them again on the same data, as a restart does. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The real server on a port of its own, with a clock and question banks that the test moves. */
export async function startTestServer(environment: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const dir = createTempDir();
  const clock = createFakeClock();
  const questions = buildQuestions();
  const logged: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const config = readConfig({ DATA_DIR: dir.path, ...environment });
  const players = new Set<TestPlayer>();

  async function boot() {
    const container = { ...createContainer(config), clock, questions };
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
    clock,
    questions,
    logged,
    get url() {
      return running.url;
    },
    get container() {
      return running.container;
    },
    sweep: () => running.app.play.sweep(),
    async connect() {
      const player = await connectPlayer(running.url);
      players.add(player);
      return player;
    },
    async restart() {
      await halt();
      running = await boot();
    },
    async stop() {
      for (const player of players) player.close();
      await halt();
      dir.remove();
    },
  };
}
