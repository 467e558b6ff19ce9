import type { Config } from '../server/config.ts';
import { pickWorkerAdapters } from '../server/container/pick-adapters.ts';
import { stopGracefully } from '../server/process/graceful-stop.ts';
import { createLogger } from '../server/process/logger.ts';
import { createMetricsServer } from '../server/process/metrics-server.ts';
import { startSweeps } from '../server/process/sweeps.ts';
import { createWorker } from './worker.ts';

/** Starts a worker and resolves once it works. A stop finishes the job at hand. Throws `StartRefused`; then the process is to end. */
export async function runWorker(config: Config): Promise<void> {
  const processLog = createLogger(config.LOG_LEVEL);
  const { log } = processLog;
  const container = await pickWorkerAdapters(config, (fault, what) => log.warn({ err: fault }, what));
  const { queue, sweeps } = createWorker(container, { config, logger: log });
  let stopSweeps = () => {};
  const metricsServer = createMetricsServer(container.metrics, log);
  let isStopping = false;
  async function begin(): Promise<void> {
    await metricsServer.listen(config);
    // Last: a start that fails may end the process at once, since it has not begun a payment.
    if (!isStopping) await queue.start();
    if (isStopping) return;
    stopSweeps = startSweeps(sweeps, log);
    console.log('Sawaal worker is ready');
  }

  const begun = begin();
  stopGracefully(async () => {
    isStopping = true;
    // What begins needs the store. Where it fails, that ends the process.
    await begun;
    stopSweeps();
    await Promise.all([queue.stop(), metricsServer.close()]);
    await container.close();
  }, processLog);
  await begun;
}
