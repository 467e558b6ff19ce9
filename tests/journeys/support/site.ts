import { startCluster } from '../../../scripts/cluster/site.ts';
import { readConfig } from '../../../server/config.ts';
import type { ServerAdapters } from '../../../server/container/adapters.ts';
import { pickAdapters } from '../../../server/container/pick-adapters.ts';
import { startServerProcess } from '../../servers/server-process.ts';
import { createTestData } from '../../servers/test-data.ts';
import { testMode } from '../../servers/test-mode.ts';

/** The whole site as real processes with data of its own, in the mode of the run. */
export interface Site {
  readonly url: string;
  /** kill -9. What browsers have open breaks off. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  /** Ends it for good and removes its data. */
  close(): Promise<void>;
}

async function startAlone(environment: NodeJS.ProcessEnv): Promise<Site> {
  let server = await startServerProcess(environment);
  const { url } = server;
  const kill = async () => void (await server.end('SIGKILL'));
  return {
    url,
    kill,
    async restart() {
      server = await startServerProcess({ ...environment, PORT: new URL(url).port });
    },
    close: kill,
  };
}

async function startMany(environment: NodeJS.ProcessEnv): Promise<Site> {
  const { url, servers, stop } = await startCluster({ servers: 2, workers: 1, environment });
  return {
    url,
    kill: async () => void (await Promise.all(servers.map((server) => server.kill()))),
    async restart() {
      for (const server of servers) await server.restart();
    },
    close: stop,
  };
}

/** Starts a site; `seed` fills its data before, past what a browser can do. */
export async function startSite(
  environment: NodeJS.ProcessEnv = {},
  seed?: (container: ServerAdapters) => Promise<void>,
): Promise<Site> {
  const data = createTestData();
  const whole = { LOG_LEVEL: 'warn', ...environment, ...data.environment };
  if (seed) {
    const container = await pickAdapters(readConfig(whole));
    await seed(container);
    await container.close();
  }
  const site = await (testMode.kind === 'embedded' ? startAlone(whole) : startMany(whole));
  return {
    ...site,
    async close() {
      await site.close();
      await data.remove();
    },
  };
}
