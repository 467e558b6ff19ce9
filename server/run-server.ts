import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { type App, createApp } from './app.ts';
import type { Config } from './config.ts';
import { createContainer } from './container.ts';

const SWEEP_EVERY_MS = 2_000;
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

function startSweeps(app: App, log: ReturnType<typeof createLogger>): () => void {
  const timer = setInterval(() => {
    app.play.sweep().catch((fault) => log.warn({ err: fault }, 'a sweep failed'));
  }, SWEEP_EVERY_MS);
  return () => clearInterval(timer);
}

/** Starts the server and resolves once it listens. It stops gracefully on SIGTERM and SIGINT. */
export async function runServer(config: Config): Promise<void> {
  const log = createLogger(config.LOG_LEVEL);
  const container = createContainer(config);
  const app = await createApp(container, { config, logger: log, version: readVersion() });
  const stopSweeps = startSweeps(app, log);

  async function stop(signal: NodeJS.Signals): Promise<void> {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stopSweeps();
    await app.http.close();
    await container.close();
    log.info('stopped');
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
