import { setTimeout as pause } from 'node:timers/promises';
import type { ManagedProcess } from '../../scripts/processes/managed-process.ts';
import { WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';
import { ADMIN } from '../clients/test-admin.ts';
import { createTestApi } from '../clients/test-api.ts';
import type { PaymentRail } from '../servers/payment-rail.ts';
import type { PlannedFault, Way } from './plan.ts';

/** A whole site of either mode that can be broken while people use it. */
export interface ChaosSite {
  readonly url: string;
  readonly rail: PaymentRail;
  /** Breaks a part and mends it; resolves when it works again. */
  break(fault: PlannedFault): Promise<void>;
  /** Whether a process was frozen at some time since that moment. */
  wasFrozenSince(at: number): boolean;
  /** Resolves once every server says that it is well. */
  well(): Promise<void>;
  /** What `npm run audit:store` would find, in words. */
  audit(): Promise<readonly string[]>;
  /** All that the processes have logged. */
  output(): readonly string[];
  /** Processes that ended and nobody had asked for it. */
  readonly deaths: readonly string[];
  stop(): Promise<void>;
}

const WELL_WITHIN_MS = 40_000;
/** One part after the other may be away while a process tries to start. */
const STARTS_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 200;

/** Resolves once the condition holds; throws after a while. */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  withinMs = WELL_WITHIN_MS,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${withinMs} ms`);
    await pause(LOOK_EVERY_MS);
  }
}

export async function isWell(url: string): Promise<boolean> {
  const health = await createTestApi(() => url)
    .call('health')
    .catch(() => undefined);
  return health?.status === 200;
}

/** What every process of a site under chaos is started with, whatever the mode. */
export const chaosEnvironment = (rail: PaymentRail): Readonly<Record<string, string>> => ({
  ...rail.environment,
  FREE_ACCOUNTS: '10000',
  // One right answer is good for a withdrawal.
  POINTS_PER_CORRECT: `${WITHDRAWAL_POINTS}`,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_KEY: ADMIN.adminKey,
  ADMIN_SECRET_CODE: ADMIN.secretCode,
  TRUST_PROXY: '127.0.0.1,::1',
  LOG_LEVEL: 'info',
});

/** Remembers when processes stood still: what reached them meanwhile was read late. */
export function createFreezer() {
  const frozen: { readonly from: number; until: number }[] = [];
  /** What had piled up is read within this time. */
  const CATCH_UP_MS = 1_000;
  return {
    async freeze(process: ManagedProcess, forMs: number): Promise<void> {
      const window = { from: Date.now(), until: Number.POSITIVE_INFINITY };
      frozen.push(window);
      process.signal('SIGSTOP');
      await pause(forMs);
      process.signal('SIGCONT');
      window.until = Date.now() + CATCH_UP_MS;
    },
    wasFrozenSince: (at: number) => frozen.some((window) => window.until >= at),
  };
}

export type Freezer = ReturnType<typeof createFreezer>;

/**
 * Starts it, as whatever keeps a site's processes does: one that can't start, since another part is away too, says so, ends, and
 * is started again.
 */
async function startAgain(process: ManagedProcess): Promise<void> {
  let said: unknown;
  const starts = () =>
    process.restart().then(
      () => true,
      (fault) => {
        said = fault;
        return false;
      },
    );
  await until('a process starts', starts, STARTS_WITHIN_MS).catch((cause) => {
    throw said ?? cause;
  });
}

/** Breaks a process of the site itself. */
export async function breakProcess(
  process: ManagedProcess,
  way: Way,
  forMs: number,
  freezer: Freezer,
): Promise<void> {
  if (way === 'is frozen') return freezer.freeze(process, forMs);
  if (way === 'is stopped and started') return startAgain(process);
  await process.kill();
  await pause(forMs);
  await startAgain(process);
}

/** The payment service, as bad as such services are. */
export function createRailBreaker(rail: PaymentRail) {
  let isSlow = false;
  const releasing = setInterval(() => isSlow || rail.release(), LOOK_EVERY_MS);
  return {
    async break(way: Way, forMs: number): Promise<void> {
      if (way === 'answers twice') return rail.plan({ does: 'answer twice' }, { does: 'answer twice' });
      if (way === 'refuses with 500') return rail.plan({ does: 'answer', status: 500 });
      if (way === 'pays and breaks off')
        return rail.plan({ does: 'drop' }, { does: 'reset' }, { does: 'reset in the body' });
      if (way === 'is slow') {
        isSlow = true;
        rail.plan({ does: 'hold' }, { does: 'hold' });
        await pause(forMs);
        isSlow = false;
        return;
      }
      await rail.close();
      await pause(forMs);
      await rail.open();
    },
    async close(): Promise<void> {
      clearInterval(releasing);
      rail.release();
      await rail.close();
    },
  };
}
