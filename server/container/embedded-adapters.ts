import { createSystemClock } from '../adapters/clock/system-clock.ts';
import { argon2Passwords } from '../adapters/local/argon2-passwords.ts';
import { createInProcessQueue } from '../adapters/local/in-process-queue.ts';
import { queuedPasswords } from '../adapters/local/queued-passwords.ts';
import { randomIds } from '../adapters/local/random-ids.ts';
import { createSocketIoLive } from '../adapters/local/socket-io-live.ts';
import { createMemoryRateLimits } from '../adapters/rate-limits/memory-rate-limits.ts';
import { lockDataFolder } from '../adapters/sqlite/data-lock.ts';
import { openDatabase } from '../adapters/sqlite/database.ts';
import { createSqliteStore } from '../adapters/sqlite/sqlite-store.ts';
import type { Config } from '../config.ts';
import { lastSettlementAt } from '../features/play/timeline.ts';
import { noPeers } from '../ports/peers.ts';
import type { Store } from '../ports/store.ts';
import type { OnFault, ServerAdapters } from './adapters.ts';
import { createMetrics, createRail, failingOf } from './shared-adapters.ts';

function openStore(dataDir: string, unlock: () => void): Store {
  try {
    return createSqliteStore({ database: openDatabase(dataDir), endsAt: lastSettlementAt });
  } catch (fault) {
    unlock();
    throw fault;
  }
}

/** Embedded mode: one process, one SQLite file. Throws `StartRefused` when another process has it, or it can't be used. */
export async function createEmbeddedAdapters(config: Config, onFault: OnFault): Promise<ServerAdapters> {
  const metrics = await createMetrics(config);
  const unlock = lockDataFolder(config.DATA_DIR);
  const store = openStore(config.DATA_DIR, unlock);
  return {
    mode: 'embedded',
    store,
    clock: createSystemClock({ onFault: (fault) => onFault(fault, 'a timer failed') }),
    ids: randomIds,
    metrics,
    passwords: queuedPasswords(argon2Passwords),
    limits: createMemoryRateLimits(),
    runsJobs: true,
    createLive: async (io) => createSocketIoLive(io, { isAlone: true }),
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
