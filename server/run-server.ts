import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { AdminCredentials } from './admin/admin.service.ts';
import { provideFirstAdmin } from './admin/first-admin.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Container } from './container/container.ts';
import { createContainer } from './container/create-container.ts';
import { stopOnSignals } from './graceful-stop.ts';
import { createLogger } from './logger.ts';
import { createMetricsServer } from './metrics-server.ts';
import { startSweeps } from './sweeps.ts';

function readVersion(): string {
  const file = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

/** A changed number of free accounts takes effect at the start. */
async function applySlotLimit({ store }: Container, limit: number, log: Logger): Promise<void> {
  const before = await store.slots();
  if (before.limit === limit) return;
  await store.setSlotLimit(limit);
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

/** Starts the server and resolves once it listens. It stops gracefully on SIGTERM and SIGINT. Throws `StartRefused`. */
export async function runServer(config: Config): Promise<void> {
  const log = createLogger(config.LOG_LEVEL);
  const container = await createContainer(config, (fault, what) => log.warn({ err: fault }, what));
  try {
    await serve(container, config, log);
  } catch (fault) {
    await container.close();
    throw fault;
  }
}

async function serve(container: Container, config: Config, log: Logger): Promise<void> {
  await applySlotLimit(container, config.FREE_ACCOUNTS, log);
  const app = await createApp(container, { config, logger: log, version: readVersion() });
  await provideFirstAdmin({
    admins: app.admins,
    adminCount: container.store.adminCount,
    configured: configuredAdmin(config),
    // Of many servers' logs nobody would find it in one.
    generateSecret: container.mode === 'embedded' ? () => randomBytes(12).toString('base64url') : undefined,
    onNobody: () => log.warn('there is no admin: set ADMIN_* or run npm run admin:create'),
    print: printAdmin,
  });
  if (container.runsJobs) await app.queue.start();
  const stopSweeps = startSweeps(app.sweeps, log);
  const metricsServer = createMetricsServer(container.metrics, log);

  async function stop(): Promise<void> {
    stopSweeps();
    await app.http.close();
    await metricsServer.close();
  }
  stopOnSignals(async () => {
    await stop();
    await container.close();
  }, log);

  try {
    await metricsServer.listen(config);
    await app.http.listen({ port: config.PORT, host: config.HOST });
  } catch (fault) {
    await stop();
    throw fault;
  }
  const { port } = app.http.server.address() as { port: number };
  console.log(`Sawaal is ready: http://localhost:${port}`);
}
