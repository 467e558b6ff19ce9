import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JOBS_AT_ONCE, type Queue, type QueueName } from '../../server/ports/queue.ts';
import { dayOf } from '../../shared/rules/day.ts';

export interface QueueUnderTest {
  /** In the time zone Asia/Karachi. */
  readonly queue: Queue;
  /** What was handed to `onDead` and to `onFailure`, in order. */
  readonly dead: readonly [QueueName, string, unknown][];
  readonly failed: readonly [QueueName, string, unknown][];
  now(): number;
  /** Lets that much of the queue's time go by, and what is due on the way happen. */
  pass(ms: number): Promise<void>;
  dispose(): Promise<void>;
}

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const KARACHI_AHEAD = 5 * HOUR;
/** As many payouts as run at once. */
const FULL = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, JOBS_AT_ONCE.payout);

/** Work that ends when the test says so. */
function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

/** What every adapter of the Queue port promises. */
export function describeQueueContract(name: string, open: () => Promise<QueueUnderTest>): void {
  describe(`the queue contract: ${name}`, () => {
    let subject: QueueUnderTest;
    /** The payout jobs that were begun, in order, with when. */
    let begun: { id: string; at: number }[];
    const idsBegun = () => begun.map(({ id }) => id);

    beforeEach(async () => {
      subject = await open();
      begun = [];
    });
    afterEach(() => subject.dispose());

    const start = async (work: (id: string) => Promise<void> = async () => {}) => {
      subject.queue.handle('payout', ({ withdrawalId }) => {
        begun.push({ id: withdrawalId, at: subject.now() });
        return work(withdrawalId);
      });
      subject.queue.handle('cleanup', async () => {});
      await subject.queue.start();
    };
    const add = (id: string) => subject.queue.add('payout', id, { withdrawalId: id });

    it('does not start without a handler for every queue, and says for which', async () => {
      subject.queue.handle('payout', async () => {});
      await expect(subject.queue.start()).rejects.toThrow('cleanup');
    });

    it('hands a job what it carries, once, and forgets it', async () => {
      await start();
      await add('a');
      await subject.pass(0);
      expect(idsBegun()).toEqual(['a']);
      expect(await subject.queue.state('payout')).toEqual({ depth: 0, running: 0, oldestSince: null });
    });

    it('keeps what is added before the start', async () => {
      await add('a');
      await subject.pass(0);
      expect(idsBegun()).toEqual([]);
      await start();
      await subject.pass(0);
      expect(idsBegun()).toEqual(['a']);
    });

    it('a job of the same id that waits or runs is that job; one that is over is not', async () => {
      const gate = createGate();
      await start(() => gate.passed);
      await add('a');
      await subject.pass(0);
      for (const id of ['a', 'b', 'b']) await add(id);
      expect((await subject.queue.state('payout')).depth).toBe(2);
      gate.open();
      await subject.pass(0);
      expect(idsBegun()).toEqual(['a', 'b']);
      await add('a');
      await subject.pass(0);
      expect(idsBegun()).toEqual(['a', 'b', 'a']);
    });

    it('the same id in another queue is another job', async () => {
      await add('a');
      await subject.queue.add('cleanup', 'a', { jobId: 'a' });
      expect((await subject.queue.state('payout')).depth).toBe(1);
      expect((await subject.queue.state('cleanup')).depth).toBe(1);
    });

    it('runs several payouts at once, as many as it may, and each queue for itself', async () => {
      const gate = createGate();
      await start(() => gate.passed);
      const since = subject.now();
      for (const id of [...FULL, 'one more']) await add(id);
      await subject.pass(SECOND);
      expect(idsBegun()).toEqual(FULL);
      const state = { depth: FULL.length + 1, running: FULL.length, oldestSince: since };
      expect(await subject.queue.state('payout')).toEqual(state);
      expect((await subject.queue.state('cleanup')).running).toBe(0);
      gate.open();
      await subject.pass(0);
      expect(idsBegun()).toEqual([...FULL, 'one more']);
    });

    it('runs one cleanup at a time', async () => {
      const gate = createGate();
      const cleanups: string[] = [];
      subject.queue.handle('payout', async () => {});
      subject.queue.handle('cleanup', async ({ jobId }) => {
        cleanups.push(jobId);
        await gate.passed;
      });
      await subject.queue.start();
      for (const jobId of ['a', 'b']) await subject.queue.add('cleanup', jobId, { jobId });
      await subject.pass(SECOND);
      expect(cleanups).toEqual(['a']);
      gate.open();
      await subject.pass(0);
      expect(cleanups).toEqual(['a', 'b']);
    });

    it('a job that failed and waits for its next try is in the queue since it was added', async () => {
      await start(() => Promise.reject(new Error('no luck')));
      const since = subject.now();
      await add('a');
      await subject.pass(2 * SECOND);
      await add('a');
      expect(await subject.queue.state('payout')).toEqual({ depth: 1, running: 0, oldestSince: since });
      expect(begun.length).toBeGreaterThan(1);
    });

    it('a job that fails is tried again after growing delays, then handed to onDead; then it may be added again', async () => {
      const fault = new Error('no luck');
      await start(() => Promise.reject(fault));
      await add('a');
      await subject.pass(HOUR);
      const gaps = begun.slice(1).map(({ at }, index) => at - (begun[index]?.at ?? 0));
      expect(begun).toHaveLength(5);
      expect(gaps).toEqual([...new Set(gaps)].sort((a, b) => a - b));
      expect(subject.failed).toEqual(begun.map(() => ['payout', 'a', fault]));
      expect(subject.dead).toEqual([['payout', 'a', fault]]);
      expect((await subject.queue.state('payout')).depth).toBe(0);
      await add('a');
      await subject.pass(0);
      expect(begun).toHaveLength(6);
    });

    it('a job that fails keeps no other from its turn, and succeeds when it can', async () => {
      let isBroken = true;
      await start(async (id) => {
        if (id === 'a' && isBroken) throw new Error('not yet');
      });
      await add('a');
      await add('b');
      await subject.pass(0);
      expect(idsBegun()).toEqual(['a', 'b']);
      isBroken = false;
      await subject.pass(HOUR);
      expect(idsBegun()).toEqual(['a', 'b', 'a']);
      expect(subject.dead).toEqual([]);
    });

    it('tomorrow’s job is not in the queue yet', async () => {
      subject.queue.everyDay('cleanup', 4, (jobId) => ({ jobId }));
      await start();
      await subject.pass(24 * HOUR);
      expect(await subject.queue.state('cleanup')).toEqual({ depth: 0, running: 0, oldestSince: null });
    });

    it('every day at the hour of the site’s time zone, under an id that names the day', async () => {
      const added: { id: string; at: number }[] = [];
      subject.queue.everyDay('cleanup', 4, (id) => {
        added.push({ id, at: subject.now() });
        return { jobId: id };
      });
      await start();
      // What it knows already, it may be told as often as one likes.
      await subject.queue.maintain();
      await subject.pass(3 * 24 * HOUR);
      expect(added.map(({ at }) => ((at + KARACHI_AHEAD) / HOUR) % 24)).toEqual([4, 4, 4]);
      expect(new Set(added.map(({ id }) => id)).size).toBe(3);
      expect(new Set(added.map(({ at }) => dayOf(at, 'Asia/Karachi'))).size).toBe(3);
    });

    it('a stop resolves when what runs has ended, and begins nothing more', async () => {
      const gate = createGate();
      await start(() => gate.passed);
      for (const id of [...FULL, 'one more']) await add(id);
      await subject.pass(0);
      let isStopped = false;
      const stopping = subject.queue.stop().then(() => {
        isStopped = true;
      });
      await add('c');
      await subject.pass(SECOND);
      expect(isStopped).toBe(false);
      gate.open();
      await stopping;
      await subject.pass(HOUR);
      expect(idsBegun()).toEqual(FULL);
    });
  });
}
