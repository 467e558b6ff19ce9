import type { HealthView } from '../shared/contract/views.ts';
import { argon2Passwords } from './adapters/argon2-passwords.ts';
import { createInProcessQueue } from './adapters/in-process-queue.ts';
import { createMemoryRateLimits } from './adapters/memory-rate-limits.ts';
import { createWebhookRail } from './adapters/rails/webhook-rail.ts';
import { randomIds } from './adapters/random-ids.ts';
import { createSocketIoLive } from './adapters/socket-io-live.ts';
import { lockDataFolder } from './adapters/sqlite/data-lock.ts';
import { openDatabase } from './adapters/sqlite/database.ts';
import { createSqliteStore } from './adapters/sqlite/sqlite-store.ts';
import { createSystemClock } from './adapters/system-clock.ts';
import type { Config } from './config.ts';
import { loadBanks } from './content/load-banks.ts';
import type { PlayerServer } from './live/socket-types.ts';
import { lastSettlementAt } from './play/timeline.ts';
import type { Clock } from './ports/clock.ts';
import type { Ids } from './ports/ids.ts';
import type { Live } from './ports/live.ts';
import type { Passwords } from './ports/passwords.ts';
import type { PayoutRail } from './ports/payout-rail.ts';
import type { Questions } from './ports/questions.ts';
import type { Queue, QueueName } from './ports/queue.ts';
import type { RateLimits } from './ports/rate-limits.ts';
import type { Store } from './ports/store.ts';

export { DataFolderInUse } from './adapters/sqlite/data-lock.ts';

/** The ports, each with the adapter that the configuration asks for. */
export interface Container {
  readonly mode: HealthView['mode'];
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly questions: Questions;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  createLive(io: PlayerServer): Live;
  createQueue(parts: QueueParts): Queue;
  createRail(clock: Clock): PayoutRail;
  close(): Promise<void>;
}

export interface QueueParts {
  readonly clock: Clock;
  readonly onDead: (queue: QueueName, id: string, fault: unknown) => void;
  readonly onFailure: (queue: QueueName, id: string, fault: unknown) => void;
}

function createRail(config: Config, clock: Clock): PayoutRail {
  const { PAYOUT_RAIL, PAYOUT_WEBHOOK_URL: url, PAYOUT_WEBHOOK_SECRET: secret } = config;
  if (PAYOUT_RAIL === 'manual' || url === undefined || secret === undefined) return { kind: 'manual' };
  return createWebhookRail({ url, secret, clock });
}

/** Embedded mode: one process, one SQLite file. Throws `DataFolderInUse` when another process has it. */
export function createContainer(config: Config): Container {
  const unlock = lockDataFolder(config.DATA_DIR);
  const store = createSqliteStore({ database: openDatabase(config.DATA_DIR), endsAt: lastSettlementAt });
  return {
    mode: 'embedded',
    store,
    clock: createSystemClock(),
    ids: randomIds,
    questions: loadBanks(),
    passwords: argon2Passwords,
    limits: createMemoryRateLimits(),
    createLive: createSocketIoLive,
    createQueue: (parts) =>
      createInProcessQueue({ ...parts, random: Math.random, timeZone: config.SITE_TIME_ZONE }),
    createRail: (clock) => createRail(config, clock),
    async close() {
      await store.close();
      unlock();
    },
  };
}
