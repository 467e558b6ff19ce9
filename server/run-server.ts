import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { type App, createApp } from './app.ts';
import type { Config } from './config.ts';
import { type Container, createContainer } from './container.ts';

const PLAY_SWEEP_MS = 2_000;
const SESSION_CHECK_MS = 1_000;
/** A stop that takes longer than this is cut short: what was acknowledged is committed long before. */
const STOP_WITHIN_MS = 5_000;

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

/** What runs now and then: each is safe to run at any time, and a failure only waits for the next turn. */
function startSweeps(app: App, log: Logger): () => void {
  const everyNowAndThen = (ms: number, name: string, run: () => Promise<unknown>) =>
    setInterval(() => void run().catch((fault) => log.warn({ err: fault }, `${name} failed`)), ms);
  const timers = [
    everyNowAndThen(PLAY_SWEEP_MS, 'the sweep of plays', app.play.sweep),
    everyNowAndThen(SESSION_CHECK_MS, 'the check of sessions', app.memberSockets.check),
  ];
  return () => timers.forEach((timer) => void clearInterval(timer));
}

/** A changed number of free accounts takes effect at the start. */
async function applySlotLimit({ store }: Container, limit: number, log: Logger): Promise<void> {
  const before = await store.slots();
  if (before.limit === limit) return;
  await store.setSlotLimit(limit);
  log.info({ from: before.limit, to: limit, taken: before.taken }, 'the number of free accounts changed');
}

/** Starts the server and resolves once it listens. It stops gracefully on SIGTERM and SIGINT. */
export async function runServer(config: Config): Promise<void> {
  const log = createLogger(config.LOG_LEVEL);
  const container = createContainer(config);
  await applySlotLimit(container, config.FREE_ACCOUNTS, log);
  const app = await createApp(container, { config, logger: log, version: readVersion() });
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
