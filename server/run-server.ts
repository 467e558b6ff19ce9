import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { AdminCredentials } from './admin/admin.service.ts';
import { provideFirstAdmin } from './admin/first-admin.ts';
import { type App, createApp } from './app.ts';
import type { Config } from './config.ts';
import { type Container, createContainer } from './container.ts';

/** A stop that takes longer is cut short: what was acknowledged is committed long before, a payment under way may take 10 s. */
const STOP_WITHIN_MS = 12_000;

function readVersion(): string {
  const file = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

function createLogger(level: Config['LOG_LEVEL']) {
  return pino({
    level,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.sessionToken',
        '*.adminToken',
        '*.adminKey',
        '*.secretCode',
        '*.accountNumber',
        'req.headers.authorization',
      ],
      censor: '[secret]',
    },
  });
}

/** A sweep that fails only waits for its next turn; turns are spread, so that many processes don't run at once. */
function startSweeps({ sweeps }: App, log: Logger): () => void {
  const timers = sweeps.map(({ name, everyMs, run }) => {
    const turn = () => void run().catch((fault) => log.warn({ err: fault }, `the sweep of ${name} failed`));
    turn();
    return setInterval(turn, everyMs * (0.9 + Math.random() / 5));
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
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

/** Starts the server and resolves once it listens. It stops gracefully on SIGTERM and SIGINT. */
export async function runServer(config: Config): Promise<void> {
  const log = createLogger(config.LOG_LEVEL);
  const container = createContainer(config);
  await applySlotLimit(container, config.FREE_ACCOUNTS, log);
  const app = await createApp(container, { config, logger: log, version: readVersion() });
  await provideFirstAdmin({
    admins: app.admins,
    adminCount: container.store.adminCount,
    configured: configuredAdmin(config),
    generateSecret: () => randomBytes(12).toString('base64url'),
    print: printAdmin,
  });
  await app.queue.start();
  const stopSweeps = startSweeps(app, log);

  async function stop(signal: NodeJS.Signals): Promise<void> {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stopSweeps();
    await app.http.close();
    await container.close();
    log.info('stopped');
    // Acknowledgements that nobody will give any more would keep the process for seconds.
    process.exit(0);
  }
  const stopOnce = (signal: NodeJS.Signals) => {
    process.off('SIGTERM', stopOnce).off('SIGINT', stopOnce);
    stop(signal).catch((fault) => {
      log.fatal({ err: fault }, 'the stop failed');
      process.exit(1);
    });
  };
  process.on('SIGTERM', stopOnce).on('SIGINT', stopOnce);

  try {
    await app.http.listen({ port: config.PORT, host: config.HOST });
  } catch (fault) {
    stopSweeps();
    await app.http.close();
    await container.close();
    throw fault;
  }
  const { port } = app.http.server.address() as { port: number };
  console.log(`Sawaal is ready: http://localhost:${port}`);
}
