import { setTimeout as pause } from 'node:timers/promises';
import type { AdminWithdrawalView } from '../../shared/contract/views.ts';
import { seededRandom } from '../../shared/kernel/random.ts';
import { createTestApi } from '../clients/test-api.ts';
import { startLoad } from '../load/load.ts';
import { summaryOf } from '../load/tally.ts';
import { startChaosAdmin } from './admin.ts';
import { allRequests, differencesOf, type Run, watchInto } from './check.ts';
import { startClusterSite } from './cluster-site.ts';
import { startEmbeddedSite } from './embedded-site.ts';
import { describeFault, type Mode, type Part, type PlannedFault, planFaults } from './plan.ts';
import { createRecord } from './record.ts';
import { type ChaosSite, until } from './site.ts';

export interface ChaosOptions {
  readonly seed: string;
  readonly mode: Mode;
  readonly ms: number;
  /** How many times as long as on a free machine anything may take before it counts as a difference. */
  readonly patience: number;
  /** The numbers of the faults that happen; left out, all of them. */
  readonly only?: ReadonlySet<number> | undefined;
  /** Told in words what happens, and how far the run is (0 to 1). */
  readonly onProgress: (progress: number, news: string) => void;
}

export interface ChaosReport {
  readonly seed: string;
  readonly mode: Mode;
  readonly faults: readonly PlannedFault[];
  /** Faults that ended a process. */
  readonly kills: number;
  /** Calls and events of people that were answered. */
  readonly operations: number;
  readonly plays: number;
  readonly requests: number;
  readonly payments: number;
  /** Requests whose outcome a person must look at. */
  readonly waiting: number;
  /** What browsers were shown of live state. */
  readonly shown: number;
  readonly answerTimes: string;
  readonly differences: readonly string[];
  /** The last lines of the processes, where there are differences. */
  readonly log: readonly string[];
}

/** The sweep's ten seconds, and the payments then. */
const PAID_WITHIN_MS = 60_000;
const LAST_LINES = 60;

async function breakAsPlanned(
  site: ChaosSite,
  faults: readonly PlannedFault[],
  { ms, onProgress }: ChaosOptions,
): Promise<readonly string[]> {
  const begunAt = performance.now();
  const failures: string[] = [];
  /** On a slow machine a part may still be coming back when its next fault is due: it comes after. */
  const breaking = new Map<Part, Promise<void>>();
  const passed = () => performance.now() - begunAt;
  for (const fault of faults) {
    while (passed() < fault.at) {
      onProgress(passed() / ms, '');
      await pause(Math.min(500, Math.max(0, fault.at - passed())));
    }
    onProgress(passed() / ms, describeFault(fault));
    const before = breaking.get(fault.part) ?? Promise.resolve();
    const broken = before
      .then(() => site.break(fault))
      .catch((cause) => {
        failures.push(`${describeFault(fault)} was not mended: ${cause}`);
      });
    breaking.set(fault.part, broken);
  }
  while (passed() < ms) {
    onProgress(passed() / ms, '');
    await pause(Math.min(500, Math.max(0, ms - passed())));
  }
  await Promise.all(breaking.values());
  return failures;
}

/** People use a site while its parts break as the seed says; then everything that they were told is compared with what is there. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { seed, mode, ms, patience, only, onProgress } = options;
  const planned = planFaults(seed, mode, ms);
  const faults = planned.filter(({ number }) => only?.has(number) ?? true);
  onProgress(0, `a site in ${mode} mode starts`);
  const start = mode === 'embedded' ? startEmbeddedSite : startClusterSite;
  // Databases that a busy machine starts may be too slow for their first client; nothing has been broken yet.
  const site = await start().catch(start);
  try {
    const api = createTestApi(() => site.url);
    const record = createRecord();
    const watch = (by: string, event: string, payload: unknown) => watchInto(record, by, event, payload);
    const load = startLoad(site.url, {
      seed: `chaos-${seed}`,
      watch,
      mayBeLate: site.wasFrozenSince,
      patience,
    });
    const random = seededRandom(`${seed} admin`);
    const admin = await startChaosAdmin({
      url: site.url,
      api,
      random,
      tally: load.tally,
      watch: (...news) => watch('an admin', ...news),
    });
    const run: Run = { site, api, load, admin, record };

    const failures = await breakAsPlanned(site, faults, options);
    onProgress(1, 'everything is mended; plays come to their results');
    await admin.stop();
    await load.stop();
    await site.well();
    onProgress(1, 'payments come to their outcomes');
    const isSettled = ({ payoutState, claimedBy }: AdminWithdrawalView) =>
      payoutState !== 'sending' && (payoutState !== 'queued' || claimedBy !== null);
    const settled = async () => (await allRequests(run)).every(isSettled);
    // What a dead process was sending is unknown only after its lease: that may stay.
    await until('payments', settled, PAID_WITHIN_MS).catch(() => {});
    onProgress(1, 'what was told is compared with what is there');
    const mayForgetVisitors = faults.some(({ part, way }) => part === 'mongodb' && way === 'is killed');
    const differences = [...failures, ...(await differencesOf(run, { mayForgetVisitors }))];
    const requests = await allRequests(run);
    return {
      seed,
      mode,
      faults,
      kills: faults.filter(({ way }) => way === 'is killed').length,
      operations: load.tally.times.length + admin.operations,
      plays: load.tally.played,
      requests: requests.length,
      payments: site.rail.payments.size,
      waiting: requests.filter(({ payoutState }) => !['done', 'manual'].includes(payoutState)).length,
      shown: record.size,
      answerTimes: summaryOf(load.tally.times.filter(({ what }) => what === 'play:answer')),
      differences,
      log: differences.length > 0 ? site.output().slice(-LAST_LINES) : [],
    };
  } finally {
    await site.stop();
  }
}
