import type { ProcessLog } from './logger.ts';

/** A stop that takes longer is cut short: what was acknowledged is committed long before, a payment under way may take 10 s. */
const STOP_WITHIN_MS = 12_000;

/**
 * Runs `stop` once, then ends the process: with 0 after SIGTERM or SIGINT, with 1 after a fault that nobody caught, thrown or
 * rejected, since nobody knows what it left half done.
 */
export function stopGracefully(stop: () => Promise<void>, { log, settle }: ProcessLog): void {
  let code: number | undefined;
  const end = () => void settle().then(() => process.exit(code));

  function begin(): void {
    setTimeout(() => {
      code = 1;
      end();
    }, STOP_WITHIN_MS).unref();
    stop().then(
      () => {
        log.info('stopped');
        // Acknowledgements that nobody will give any more would keep the process for seconds.
        end();
      },
      (fault) => {
        code = 1;
        log.fatal({ err: fault }, 'the stop failed');
        end();
      },
    );
  }

  function onSignal(signal: NodeJS.Signals): void {
    // A Ctrl-C comes twice where npm passes it on.
    if (code !== undefined) return;
    code = 0;
    log.info({ signal }, 'stopping');
    begin();
  }

  // Node turns a rejection that nobody handles into one of these.
  function onFault(fault: unknown): void {
    log.fatal({ err: fault }, 'a fault that nobody caught: stopping');
    const isStopping = code !== undefined;
    code = 1;
    if (!isStopping) begin();
  }

  process.on('SIGTERM', onSignal).on('SIGINT', onSignal).on('uncaughtException', onFault);
}
