import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LoadedSite, startLoadedSite } from '../../load/loaded-site.ts';
import { summaryOf } from '../../load/tally.ts';
import { type BreakPoint, commitOf } from '../../proxies/mongo-proxy.ts';
import { describeFaults, FAULT_TIMEOUT_MS } from '../../support/describe-faults.ts';
import { outageMs, rounds } from '../../support/soak.ts';

const ROUNDS = rounds(1, 5);
/** Where the outcome of a payment could not be stored, a person looks. */
const OUTCOME_LOST = ['sending', 'unknown'] as const;
const STALL_MS = outageMs(6_000, 30_000);
/** The bound of a step of the store, and what a busy machine takes to notice. */
const BOUNDED_MS = 6_500;

/** The moment in which a step of the store is stored, by the write that no other step has. */
const steps: Readonly<Record<string, BreakPoint['fits']>> = {
  finishPlay: commitOf('update plays'),
  requestWithdrawal: commitOf('insert quiz-withdraw'),
  claimAccount: commitOf('insert quiz-user'),
  'saveWithdrawal, before it is sent': ({ name, transaction }) =>
    name === 'update quiz-withdraw' && transaction.length === 0,
  'saveWithdrawal, once it is paid': commitOf('update quiz-withdraw'),
};

describeFaults('the connections to MongoDB, under load', () => {
  let site: LoadedSite;
  beforeAll(async () => {
    site = await startLoadedSite({ hasMongoProxy: true });
  }, FAULT_TIMEOUT_MS);
  afterAll(() => site?.stop(), FAULT_TIMEOUT_MS);

  it('cut before and after each commit, again and again: all of it is done, and done once [FAULT-2]', async ({
    annotate,
  }) => {
    const load = site.startLoad('cut');
    for (let round = 0; round < ROUNDS; round++) {
      // Both at once: what is asked for again after a cut may be cut again.
      await Promise.all(
        Object.values(steps).flatMap((fits) =>
          (['before', 'after'] as const).map((when) => site.toMongo.breakAt({ when, fits })),
        ),
      );
      site.toMongo.cut();
    }
    await load.tally.further(5);
    await site.well();
    await annotate(summaryOf(load.tally.times));
    const lost = await site.expectWhole(load, { unpaid: OUTCOME_LOST });
    await annotate(`${lost} payouts wait for a person so far`);
  });

  it('frozen: who asks is told so within the bound, nothing hangs, and everything goes on', async ({
    annotate,
  }) => {
    const load = site.startLoad('frozen');
    await load.tally.further(5);
    site.toMongo.stall();
    const stalledAt = performance.now();
    const asked = await Promise.all(
      (['slots', 'stats', 'health', 'me', 'withdrawals'] as const).map(async (call) => {
        const { status } = await site.api.call(call, { token: 'nobodys' });
        return { call, status, isBounded: performance.now() - stalledAt < BOUNDED_MS };
      }),
    );
    expect(asked).toEqual(asked.map(({ call }) => ({ call, status: 503, isBounded: true })));
    const isOver = () => expect(performance.now() - stalledAt).toBeGreaterThan(STALL_MS);
    await vi.waitFor(isOver, { timeout: 2 * STALL_MS, interval: 50 });
    site.toMongo.heal();
    await site.well();
    await annotate(`well again ${Math.round(performance.now() - stalledAt - STALL_MS)} ms afterwards`);
    await load.tally.further(8);
    await annotate(summaryOf(load.tally.times.filter(({ at }) => at > stalledAt)));
    const lost = await site.expectWhole(load, { unpaid: OUTCOME_LOST });
    await annotate(`${lost} payouts wait for a person so far`);
  });
});
