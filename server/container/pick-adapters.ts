import { type Config, isCluster } from '../config.ts';
import { StartRefused } from '../ports/start-refused.ts';
import type { OnFault, ServerAdapters, WorkerAdapters } from './adapters.ts';
import { createEmbeddedAdapters } from './embedded-adapters.ts';

const printFault: OnFault = (fault, what) => console.error(`${what}:`, fault);

/** Connects to what the configuration names. Throws `StartRefused` when that is not there or not free. */
export async function pickAdapters(config: Config, onFault = printFault): Promise<ServerAdapters> {
  if (!isCluster(config)) return createEmbeddedAdapters(config, onFault);
  // Only here: embedded mode doesn't pay for the drivers of a cluster.
  const { createClusterAdapters } = await import('./cluster-adapters.ts');
  return createClusterAdapters(config, onFault);
}

/** The same for a process that only works on jobs. Embedded mode has none: there the server does. */
export async function pickWorkerAdapters(config: Config, onFault = printFault): Promise<WorkerAdapters> {
  if (!isCluster(config)) throw new StartRefused('only a cluster has workers: set MONGODB_URL and REDIS_URL');
  const { createClusterWorkerAdapters } = await import('./cluster-adapters.ts');
  return createClusterWorkerAdapters(config, onFault);
}
