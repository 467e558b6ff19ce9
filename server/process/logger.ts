import { type Logger, pino } from 'pino';
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
