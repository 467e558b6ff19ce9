import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { loadBanks } from '../../content/load-banks.ts';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { ServerAdapters } from '../container/adapters.ts';
import { pickAdapters } from '../container/pick-adapters.ts';
import type { AdminCredentials } from '../features/admin/admin.service.ts';
import { provideFirstAdmin } from '../features/admin/first-admin.ts';
import { stopGracefully } from './graceful-stop.ts';
import { listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { createMetricsServer } from './metrics-server.ts';
import { startSweeps } from './sweeps.ts';

/** Drawing keeps the core for a third of a second: players who come back after a restart go before. */
const WARM_UP_AFTER_MS = 5_000;

function readVersion(): string {
  const file = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

/** A changed number of free accounts takes effect at the start. Returns what tells of it. */
async function applySlotLimit({ store }: ServerAdapters, limit: number, log: Logger): Promise<() => void> {
  const before = await store.slots();
  if (before.limit === limit) return () => {};
  await store.setSlotLimit(limit);
  return () =>
    log.info({ from: before.limit, to: limit, taken: before.taken }, 'the number of free accounts changed');
}

function configuredAdmin(config: Config): AdminCredentials | undefined {
  const { ADMIN_EMAIL: email, ADMIN_KEY: adminKey, ADMIN_SECRET_CODE: secretCode } = config;
  if (email === undefined || adminKey === undefined || secretCode === undefined) return undefined;
  return { email, adminKey, secretCode };
}

function printAdmin({ email, adminKey, secretCode }: AdminCredentials): void {
  console.log('The admin gate is /admin-sawaal-login. These credentials are shown once:');
  console.log(`  e-mail ${email}  admin key ${adminKey}  secret code ${secretCode}`);
}

/** Starts the server and resolves once it listens. It stops gracefully on SIGTERM, SIGINT and a fault that nobody caught. Throws `StartRefused`; then the process is to end. */
export async function runServer(config: Config): Promise<void> {
  const processLog = createLogger(config.LOG_LEVEL);
  const { log } = processLog;
  const container = await pickAdapters(config, (fault, what) => log.warn({ err: fault }, what));
  const tellSlotLimit = await applySlotLimit(container, config.FREE_ACCOUNTS, log);
  const app = await createApp(
    { ...container, questions: loadBanks() },
    { config, logger: log, version: readVersion() },
  );
  let stopSweeps = () => {};
  let isStopping = false;
  const metricsServer = createMetricsServer(container.metrics, log);

  async function begin(): Promise<void> {
    await metricsServer.listen(config);
    // Before the first connection: from then on these open the gate, and those before don't.
    const admin = configuredAdmin(config);
    if (admin) await app.admins.configure(admin);
    await listen(app.http, { setting: 'PORT', port: config.PORT, host: config.HOST });
    // A start that fails up to here has said nothing else, and has shown nobody credentials.
    tellSlotLimit();
    if (!admin) {
      await provideFirstAdmin({
        admins: app.admins,
        adminCount: container.store.adminCount,
        // Of many servers' logs nobody would find it in one.
        generateSecret:
          container.mode === 'embedded' ? () => randomBytes(16).toString('base64url') : undefined,
        onNobody: () => log.warn('there is no admin: set ADMIN_* or run npm run admin:create'),
        print: printAdmin,
      });
    }
    // Last: a start that fails may end the process at once, since it has not begun a payment.
    if (container.runsJobs && !isStopping) await app.queue.start();
    if (isStopping) return;
    stopSweeps = startSweeps(app.sweeps, log);
    const { port } = app.http.server.address() as { port: number };
    console.log(`Sawaal is ready: http://localhost:${port}`);
  }

  const begun = begin();
  stopGracefully(async () => {
    isStopping = true;
    // What begins needs the store. Where it fails, that ends the process.
    await begun;
    stopSweeps();
    await Promise.all([app.http.close(), metricsServer.close()]);
    await container.close();
  }, processLog);
  await begun;
  if (isStopping) return;
  const warmUp = () =>
    app.pages?.warmUp().catch((err: unknown) => log.warn({ err }, 'the home page could not be drawn'));
  setTimeout(warmUp, WARM_UP_AFTER_MS).unref();
  // A queue of other processes is loaded and connected with its first use.
  if (!container.runsJobs)
    app.queue.maintain().catch((err: unknown) => log.warn({ err }, 'the queue is away'));
}
