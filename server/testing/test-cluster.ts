import { type ClusterServer, startCluster } from '../../scripts/cluster/site.ts';
import { readConfig } from '../config.ts';
import type { Container } from '../container/container.ts';
import { createContainer } from '../container/create-container.ts';
import { hashToken } from '../http/token-hash.ts';
import type { ReadyProcess } from './ready-process.ts';
import { connectAdmin, type TestAdmin } from './test-admin.ts';
import { createTestApi, type TestApi } from './test-api.ts';
import { createTestData, type TestData } from './test-data.ts';
import { connectPlayer, type TestPlayer } from './test-player.ts';
import { startWorkerProcess } from './worker-process.ts';

/** One of the site's servers, as browsers reach it. */
export interface TestClusterServer extends ClusterServer {
  readonly api: TestApi;
  /** A browser's connection; with a token, a member's. */
  connect(sessionToken?: string): Promise<TestPlayer>;
  dashboard(adminToken: string): Promise<TestAdmin>;
}

export interface TestCluster {
  readonly a: TestClusterServer;
  readonly b: TestClusterServer;
  /** One more worker; it ends with the site at the latest. */
  startWorker(): Promise<ReadyProcess>;
  readonly data: TestData;
  /** What one more process of the site would work with. */
  readonly container: Container;
  /** An admin's session; returns the token. */
  admin(): Promise<string>;
  stop(): Promise<void>;
}

/** All processes of a site start at once, beside those of other tests. */
export const STARTS_WITHIN_MS = 60_000;

/** Two servers and their workers as processes of their own, on a database and a prefix of their own. */
export async function startTestCluster(
  environment: NodeJS.ProcessEnv = {},
  { workers = 2 } = {},
): Promise<TestCluster> {
  const data = createTestData();
  const all = { ...data.environment, ...environment };
  const cluster = await startCluster({ servers: 2, workers, environment: all });
  const container = await createContainer(readConfig(all));
  const moreWorkers: ReadyProcess[] = [];
  const clients: (TestPlayer | TestAdmin)[] = [];

  async function keep<Client extends TestPlayer | TestAdmin>(connecting: Promise<Client>): Promise<Client> {
    const client = await connecting;
    clients.push(client);
    return client;
  }

  const [a, b] = cluster.servers.map((server) => ({
    ...server,
    api: createTestApi(() => server.url),
    connect: (sessionToken?: string) =>
      keep(connectPlayer(server.url, sessionToken === undefined ? {} : { sessionToken })),
    dashboard: (adminToken: string) => keep(connectAdmin(server.url, { adminToken })),
  }));
  if (!a || !b) throw new Error('the site has no two servers');

  return {
    a,
    b,
    async startWorker() {
      const worker = await startWorkerProcess(all);
      moreWorkers.push(worker);
      return worker;
    },
    data,
    container,
    async admin() {
      const token = container.ids.sessionToken();
      const expiresAt = container.clock.now() + 3_600_000;
      const session = { email: 'owner@example.com', tokenHash: hashToken(token), expiresAt };
      await container.store.openAdminSession(session);
      return token;
    },
    async stop() {
      for (const client of clients) client.close();
      await cluster.stop();
      // One that was frozen would hear of nothing else.
      await Promise.all(moreWorkers.map((worker) => worker.end('SIGKILL')));
      await container.close();
      await data.remove();
    },
  };
}
