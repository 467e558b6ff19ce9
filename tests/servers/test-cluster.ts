import { type ClusterServer, startCluster } from '../../scripts/cluster/site.ts';
import type { ReadyProcess } from '../../scripts/processes/ready-process.ts';
import { readConfig } from '../../server/config.ts';
import type { ServerAdapters } from '../../server/container/adapters.ts';
import { pickAdapters } from '../../server/container/pick-adapters.ts';
import { hashToken } from '../../server/edges/token-hash.ts';
import { openAdminSession } from '../builders/open-admin-session.ts';
import { connectAdmin, type TestAdmin } from '../clients/test-admin.ts';
import { createTestApi, type TestApi } from '../clients/test-api.ts';
import { connectPlayer, type TestPlayer } from '../clients/test-player.ts';
import { createTestData, type TestData } from './test-data.ts';
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
  readonly container: ServerAdapters;
  /** An admin's session; returns the token. */
  admin(): Promise<string>;
  stop(): Promise<void>;
}

/** All processes of a site start at once, beside those of other tests. */
export const STARTS_WITHIN_MS = 60_000;

/** Two servers, and as many workers as the test needs, as processes of their own on a database and a prefix of their own. */
export async function startTestCluster(
  environment: NodeJS.ProcessEnv = {},
  { workers = 0 } = {},
): Promise<TestCluster> {
  const data = createTestData();
  const all = { ...data.environment, ...environment };
  const cluster = await startCluster({ servers: 2, workers, environment: all });
  const container = await pickAdapters(readConfig(all));
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
      await openAdminSession(container.store, session);
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
