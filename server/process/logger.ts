import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** What stands in no log. */
const SECRETS = [
  '*.password',
  '*.newPassword',
  '*.token',
  '*.sessionToken',
  '*.adminToken',
  '*.adminKey',
  '*.secretCode',
  '*.accountNumber',
  'req.headers.authorization',
];
const STANDARD_OUTPUT = 1;
/** Lines that wait for a reader who is slow; what comes above that is dropped. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** Longer than a line takes to whoever reads it. */
const WRITTEN_WITHIN_MS = 250;

export interface ProcessLog {
  readonly log: Logger;
  /** Resolves once the last line is written, or nobody reads it. Nothing is logged after it. */
  settle(): Promise<void>;
}

/** Structured lines on standard output, secrets crossed out. */
export function createLogger(level: Config['LOG_LEVEL']): ProcessLog {
  const lines = pino.destination({ dest: STANDARD_OUTPUT, sync: false, maxLength: MAX_WAITING_BYTES });
  return {
    log: pino({ level, redact: { paths: SECRETS, censor: '[secret]' } }, lines),
    async settle() {
      await Promise.race([once(lines, 'drain').catch(() => {}), after(WRITTEN_WITHIN_MS)]);
      // At the exit the library would write what is left for as long as it takes, which is for ever where the reader is gone.
      lines.destroy();
    },
  };
}
