import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { type Logger, pino, symbols } from 'pino';
import type { Config } from '../config.ts';

/** Structured lines on standard output, secrets crossed out. */
export function createLogger(level: Config['LOG_LEVEL']): Logger {
  return pino({
    level,
    redact: {
      paths: [
        '*.password',
        '*.newPassword',
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

/** Longer than a line takes to whoever reads it. */
const WRITTEN_WITHIN_MS = 250;

/**
 * Resolves once the last line is written, or nobody reads it. Before the end of a process: at the exit the library writes what is
 * left for as long as it takes, which is for ever where the reader is gone.
 */
export async function settleLog(log: Logger): Promise<void> {
  const lines = (log as unknown as Record<symbol, NodeJS.EventEmitter & { flushSync(): void }>)[
    symbols.streamSym
  ];
  if (!lines) return;
  const written = once(lines, 'drain').catch(() => {});
  await Promise.race([written, after(WRITTEN_WITHIN_MS)]);
  lines.flushSync = () => {};
}
