import type { Config } from '../server/config.ts';
import { createWorkerContainer } from '../server/container/create-container.ts';
import { stopOnSignals } from '../server/graceful-stop.ts';
import { createLogger } from '../server/logger.ts';
import { createMetricsServer } from '../server/metrics-server.ts';
import { startSweeps } from '../server/sweeps.ts';
import { createWorker } from './worker.ts';

/** Starts a worker and resolves once it works. A stop finishes the job at hand. Throws `StartRefused`. */
export async function runWorker(config: Config): Promise<void> {
  const log = createLogger(config.LOG_LEVEL);
  const container = await createWorkerContainer(config, (fault, what) => log.warn({ err: fault }, what));
  const { queue, sweeps } = createWorker(container, { config, logger: log });
  let stopSweeps = () => {};
  const metricsServer = createMetricsServer(container.metrics, log);

  async function stop(): Promise<void> {
    stopSweeps();
    await queue.stop();
    await metricsServer.close();
    await container.close();
  }
  stopOnSignals(stop, log);

  try {
    await queue.start();
    stopSweeps = startSweeps(sweeps, log);
    await metricsServer.listen(config);
  } catch (fault) {
    await stop();
    throw fault;
  }
  console.log('Sawaal worker is ready');
}
