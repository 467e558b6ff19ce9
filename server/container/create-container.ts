import { type Config, isCluster } from '../config.ts';
import { StartRefused } from '../ports/start-refused.ts';
import type { Container, OnFault, WorkerContainer } from './container.ts';
import { createEmbeddedContainer } from './embedded-container.ts';

const printFault: OnFault = (fault, what) => console.error(`${what}:`, fault);

/** Connects to what the configuration names. Throws `StartRefused` when that is not there or not free. */
export async function createContainer(config: Config, onFault = printFault): Promise<Container> {
  if (!isCluster(config)) return createEmbeddedContainer(config);
  // Only here: embedded mode doesn't pay for the drivers of a cluster.
  const { createClusterContainer } = await import('./cluster-container.ts');
  return createClusterContainer(config, onFault);
}

/** The same for a process that only works on jobs. Embedded mode has none: there the server does. */
export async function createWorkerContainer(config: Config, onFault = printFault): Promise<WorkerContainer> {
  if (!isCluster(config)) throw new StartRefused('only a cluster has workers: set MONGODB_URL and REDIS_URL');
  const { createClusterWorkerContainer } = await import('./cluster-container.ts');
  return createClusterWorkerContainer(config, onFault);
}
