import type { Logger } from 'pino';
import { settleLog } from './logger.ts';

/** A stop that takes longer is cut short: what was acknowledged is committed long before, a payment under way may take 10 s. */
const STOP_WITHIN_MS = 12_000;

/** Runs `stop` on the first SIGTERM or SIGINT, then ends the process. */
export function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let isStopping = false;
  const end = (code: number) => void settleLog(log).then(() => process.exit(code));
  const stopOnce = (signal: NodeJS.Signals) => {
    // A Ctrl-C comes twice where npm passes it on.
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => end(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => {
        log.info('stopped');
        // Acknowledgements that nobody will give any more would keep the process for seconds.
        end(0);
      },
      (fault) => {
        log.fatal({ err: fault }, 'the stop failed');
        end(1);
      },
    );
  };
  process.on('SIGTERM', stopOnce).on('SIGINT', stopOnce);
}
