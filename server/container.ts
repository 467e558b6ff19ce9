import type { HealthView } from '../shared/contract/views.ts';
import { argon2Passwords } from './adapters/argon2-passwords.ts';
import { createInProcessQueue } from './adapters/in-process-queue.ts';
import { createMemoryRateLimits } from './adapters/memory-rate-limits.ts';
import { randomIds } from './adapters/random-ids.ts';
import { createSocketIoLive } from './adapters/socket-io-live.ts';
import { lockDataFolder } from './adapters/sqlite/data-lock.ts';
import { openDatabase } from './adapters/sqlite/database.ts';
import { createSqliteStore } from './adapters/sqlite/sqlite-store.ts';
import { createSystemClock } from './adapters/system-clock.ts';
import { type Config, isCluster } from './config.ts';
import { createMetrics, createRail, failingOf } from './container-parts.ts';
import { loadBanks } from './content/load-banks.ts';
import type { PlayerServer } from './live/socket-types.ts';
import { lastSettlementAt } from './play/timeline.ts';
import type { Clock } from './ports/clock.ts';
import type { Ids } from './ports/ids.ts';
import type { Live } from './ports/live.ts';
import type { ProcessMetrics } from './ports/metrics.ts';
import type { Passwords } from './ports/passwords.ts';
import type { PayoutRail } from './ports/payout-rail.ts';
import { noPeers, type Peers } from './ports/peers.ts';
import type { Questions } from './ports/questions.ts';
import type { Queue, QueueName } from './ports/queue.ts';
import type { RateLimits } from './ports/rate-limits.ts';
import { StartRefused } from './ports/start-refused.ts';
import type { Store } from './ports/store.ts';

/** The ports that every process has, each with the adapter that the configuration asks for. */
export interface ProcessContainer {
  readonly mode: HealthView['mode'];
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly metrics: ProcessMetrics;
  createQueue(parts: QueueParts): Queue;
  createRail(clock: Clock): PayoutRail;
  close(): Promise<void>;
}

/** Those of a process that players connect to. */
export interface Container extends ProcessContainer {
  readonly questions: Questions;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  /** Whether this process works on its jobs itself; else workers do. */
  readonly runsJobs: boolean;
  /** To be called before anybody connects. */
  createLive(io: PlayerServer): Promise<Live>;
  createPeers(io: PlayerServer): Peers;
  /** The part that is away, if one is. */
  failing(): Promise<'store' | 'redis' | 'clock' | undefined>;
}

/** Those of a process that only works on jobs. */
export interface WorkerContainer extends ProcessContainer {
  readonly live: Live;
  readonly peers: Pick<Peers, 'tell'>;
}

export interface QueueParts {
  readonly clock: Clock;
  readonly onDead: (queue: QueueName, id: string, fault: unknown) => void;
  readonly onFailure: (queue: QueueName, id: string, fault: unknown) => void;
}

/** What goes wrong between the site and what it depends on, for the log. */
export type OnFault = (fault: unknown, what: string) => void;

/** Embedded mode: one process, one SQLite file. Throws `StartRefused` when another process has it. */
function createEmbeddedContainer(config: Config, metrics: ProcessMetrics): Container {
  const unlock = lockDataFolder(config.DATA_DIR);
  const store = createSqliteStore({ database: openDatabase(config.DATA_DIR), endsAt: lastSettlementAt });
  return {
    mode: 'embedded',
    store,
    clock: createSystemClock(),
    ids: randomIds,
    metrics,
    questions: loadBanks(),
    passwords: argon2Passwords,
    limits: createMemoryRateLimits(),
    runsJobs: true,
    createLive: async (io) => createSocketIoLive(io),
    createPeers: () => noPeers,
    createQueue: (parts) =>
      createInProcessQueue({ ...parts, random: Math.random, timeZone: config.SITE_TIME_ZONE }),
    createRail: (clock) => createRail(config, clock),
    failing: () => failingOf('store', store.check),
    async close() {
      await store.close();
      unlock();
    },
  };
}

const printFault: OnFault = (fault, what) => console.error(`${what}:`, fault);

/** Connects to what the configuration names. Throws `StartRefused` when that is not there or not free. */
export async function createContainer(config: Config, onFault = printFault): Promise<Container> {
  if (!isCluster(config)) return createEmbeddedContainer(config, await createMetrics(config));
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
