import { argon2Passwords } from '../adapters/argon2-passwords.ts';
import { createInProcessQueue } from '../adapters/in-process-queue.ts';
import { createMemoryRateLimits } from '../adapters/memory-rate-limits.ts';
import { randomIds } from '../adapters/random-ids.ts';
import { createSocketIoLive } from '../adapters/socket-io-live.ts';
import { lockDataFolder } from '../adapters/sqlite/data-lock.ts';
import { openDatabase } from '../adapters/sqlite/database.ts';
import { createSqliteStore } from '../adapters/sqlite/sqlite-store.ts';
import { createSystemClock } from '../adapters/system-clock.ts';
import type { Config } from '../config.ts';
import { loadBanks } from '../content/load-banks.ts';
import { lastSettlementAt } from '../play/timeline.ts';
import { noPeers } from '../ports/peers.ts';
import type { Container } from './container.ts';
import { createMetrics, createRail, failingOf } from './container-parts.ts';

/** Embedded mode: one process, one SQLite file. Throws `StartRefused` when another process has it. */
export async function createEmbeddedContainer(config: Config): Promise<Container> {
  const metrics = await createMetrics(config);
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
