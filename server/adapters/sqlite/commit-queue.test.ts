import { DatabaseSync } from 'node:sqlite';
import { setImmediate as others } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../ports/store.ts';
import { createCommitQueue } from './commit-queue.ts';

/** A queue whose commits and syncs are written down in `log`, in order; a sync ends when the test says so. */
function openQueue() {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE words (word TEXT)');
  const log: string[] = [];
  const syncs: PromiseWithResolvers<void>[] = [];
  const delays: PromiseWithResolvers<void>[] = [];
  const time = { ms: 0 };
  const queue = createCommitQueue({
    database,
    onCommit: () => log.push('committed'),
    async sync() {
      log.push('sync begins');
      const sync = Promise.withResolvers<void>();
      syncs.push(sync);
      await sync.promise;
      log.push('synced');
    },
    monotonic: () => time.ms,
    delay() {
      const delay = Promise.withResolvers<void>();
      delays.push(delay);
      return delay.promise;
    },
  });
  const insert = database.prepare('INSERT INTO words VALUES (?)');
  function write(word: string, durability: 'full' | 'normal' = 'full'): Promise<void> {
    const written = queue.write(durability, () => {
      insert.run(word);
      log.push(`wrote ${word}`);
    });
    return written.then(
      () => void log.push(`told ${word}`),
      (fault) => {
        log.push(`refused ${word}`);
        throw fault;
      },
    );
  }
  const words = () =>
    database
      .prepare('SELECT word FROM words')
      .all()
      .map((row) => row.word);
  return { queue, insert, log, syncs, delays, time, write, words };
}

describe('write, sync, acknowledgement', () => {
  it('whoever needs durability is told after the sync, which begins after the commit', async () => {
    const { log, syncs, write } = openQueue();
    const written = write('one');
    await others();
    expect(log).toEqual(['wrote one', 'sync begins', 'committed']);
    syncs[0]?.resolve();
    await written;
    expect(log.slice(3)).toEqual(['synced', 'told one']);
  });

  it('an answer of the same commit waits for no sync', async () => {
    const { log, syncs, write } = openQueue();
    const start = write('start');
    await write('answer', 'normal');
    expect(log).not.toContain('told start');
    syncs[0]?.resolve();
    await start;
  });

  it('what is committed while a sync runs is told after the next one, all of it together', async () => {
    const { log, syncs, write } = openQueue();
    const first = write('first');
    await others();
    const second = write('second');
    await others();
    const third = write('third');
    await others();
    expect(syncs).toHaveLength(1);
    syncs[0]?.resolve();
    await first;
    await others();
    expect(log).not.toContain('told second');
    expect(syncs).toHaveLength(2);
    syncs[1]?.resolve();
    await Promise.all([second, third]);
    expect(log.slice(-3)).toEqual(['synced', 'told second', 'told third']);
  });

  it('where others are busy, the next sync begins a while after the last; where nobody is, at once', async () => {
    const { syncs, delays, write } = openQueue();
    const first = write('first');
    await others();
    syncs[0]?.resolve();
    await first;
    const alone = write('alone');
    await others();
    expect(syncs).toHaveLength(2);
    syncs[1]?.resolve();
    await alone;
    await Promise.all([1, 2, 3, 4].map((n) => write(`answer ${n}`, 'normal')));
    const among = write('among others');
    await others();
    expect(syncs).toHaveLength(2);
    expect(delays).toHaveLength(1);
    delays[0]?.resolve();
    await others();
    expect(syncs).toHaveLength(3);
    syncs[2]?.resolve();
    await among;
  });

  it('others are busy by what they did lately, not by what they did since the last sync began', async () => {
    const { syncs, delays, time, write } = openQueue();
    await Promise.all([1, 2, 3, 4].map((n) => write(`answer ${n}`, 'normal')));
    time.ms = 1;
    const first = write('first');
    await others();
    const second = write('second');
    await others();
    time.ms = 2;
    syncs[0]?.resolve();
    await first;
    await others();
    expect(delays).toHaveLength(1);
    delays[0]?.resolve();
    await others();
    syncs[1]?.resolve();
    await second;
    time.ms = 4;
    const third = write('third');
    await others();
    expect(delays).toHaveLength(1);
    syncs[2]?.resolve();
    await third;
  });

  it('a sync that fails refuses all who wait for it, and nothing is written or told any more', async () => {
    const { syncs, write, words } = openQueue();
    const first = write('first');
    await others();
    const second = write('second');
    const refusals = Promise.allSettled([first, second]);
    await others();
    syncs[0]?.reject(new Error('EIO'));
    for (const refused of await refusals) {
      expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    }
    for (const durability of ['full', 'normal'] as const) {
      await expect(write('later', durability)).rejects.toBeInstanceOf(StoreUnavailable);
    }
    expect(syncs).toHaveLength(1);
    expect(words()).toEqual(['first', 'second']);
  });

  it('a call that fails takes no other of its commit with it', async () => {
    const { queue, syncs, write, words } = openQueue();
    const failing = queue.write('normal', () => {
      throw new Error('refused by a rule');
    });
    const written = write('other');
    await expect(failing).rejects.toThrow('refused by a rule');
    syncs[0]?.resolve();
    await written;
    expect(words()).toEqual(['other']);
  });

  it('a call that fails alone leaves nothing behind, and the next goes on', async () => {
    const { queue, insert, write, words } = openQueue();
    const failing = queue.write('normal', () => {
      insert.run('half');
      throw new Error('refused by a rule');
    });
    await expect(failing).rejects.toThrow('refused by a rule');
    expect(words()).toEqual([]);
    await write('next', 'normal');
    expect(words()).toEqual(['next']);
  });

  it('closing waits for the sync of what is committed', async () => {
    const { queue, log, syncs, write } = openQueue();
    const written = write('last');
    const flushed = queue.flush().then(() => log.push('flushed'));
    await others();
    expect(log).not.toContain('flushed');
    syncs[0]?.resolve();
    await Promise.all([written, flushed]);
  });

  it('writes wait while they are held, and go on in their order', async () => {
    const { queue, log, write } = openQueue();
    const work = Promise.withResolvers<void>();
    const held = queue.hold(() => work.promise);
    const written = [write('one', 'normal'), write('two', 'normal')];
    await others();
    expect(log).toEqual([]);
    work.resolve();
    await Promise.all([held, ...written]);
    expect(log).toEqual(['wrote one', 'wrote two', 'committed', 'told one', 'told two']);
  });
});

describe('what is known of rows and has been undone', () => {
  it('is forgotten: of one call that failed among others, and of a whole commit', async () => {
    const database = new DatabaseSync(':memory:');
    let forgotten = 0;
    const queue = createCommitQueue({ database, sync: async () => {}, onUndo: () => (forgotten += 1) });
    const fail = (step: () => void) =>
      queue.write('normal', () => {
        step();
        throw new Error('refused by a rule');
      });
    await queue.write('normal', () => {});
    expect(forgotten).toBe(0);
    await Promise.allSettled([fail(() => {}), queue.write('normal', () => {})]);
    // The commit that was undone for the second try, and then the call.
    expect(forgotten).toBe(2);
    await Promise.allSettled([fail(() => database.exec('ROLLBACK'))]);
    expect(forgotten).toBe(3);
  });
});
