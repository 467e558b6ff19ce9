import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as others } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTempDir, type TempDir } from '../../../scripts/processes/temp-dir.ts';
import { buildPlay, START } from '../../../tests/builders/play-builder.ts';
import { lastSettlementAt } from '../../features/play/timeline.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import { createCommitQueue } from './commit-queue.ts';
import { databaseFile, openDatabase } from './database.ts';
import { createPlayRows } from './play-rows.ts';
import { openStepJournal, putJournaledSteps } from './step-journal.ts';
import { createVisitorSteps } from './visitor-steps.ts';

const PLAY = buildPlay();
const OTHER = buildPlay({ id: '0199c0de-0000-7000-8000-000000000002' });

let dir: TempDir;
let database: DatabaseSync;
beforeEach(() => {
  dir = createTempDir();
  database = openDatabase(dir.path);
});
afterEach(() => {
  if (database.isOpen) database.close();
  dir.remove();
});

/** The steps of a database with two plays that have just been started; its time and its looks are the test's. */
async function openSubject() {
  const time = { ms: 0 };
  const looks: (() => void)[] = [];
  const syncs: PromiseWithResolvers<void>[] = [];
  const queue = createCommitQueue({
    database,
    sync() {
      const sync = Promise.withResolvers<void>();
      syncs.push(sync);
      return sync.promise;
    },
  });
  const plays = createPlayRows(database, lastSettlementAt);
  const steps = createVisitorSteps({
    plays,
    queue,
    journal: openStepJournal(databaseFile(dir.path)),
    monotonic: () => time.ms,
    later: (look) => looks.push(look),
  });
  for (const play of [PLAY, OTHER]) {
    await queue.write('normal', () => plays.insert(play));
    steps.started(play);
  }

  return {
    steps,
    syncs,
    stored: () => plays.find(PLAY.id),
    /** Lets so much time pass, with a look after it. */
    async pass(ms: number): Promise<void> {
      time.ms += ms;
      for (const look of looks.splice(0)) look();
      await others();
      await others();
    },
    /** A Next of the play as the last one left it. */
    async step(): Promise<PlayRecord> {
      const play = steps.newest(PLAY.id) ?? plays.find(PLAY.id) ?? PLAY;
      const saved = await steps.save({
        ...play,
        nexts: [...play.nexts, { index: play.nexts.length, at: START }],
      });
      if (saved.kind !== 'saved') throw new Error(saved.kind);
      return saved.play;
    },
  };
}

/** Another process that holds the database. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const other = openDatabase(dir.path);
  database.exec('PRAGMA busy_timeout = 0');
  other.exec('BEGIN IMMEDIATE');
  await work();
  other.exec('ROLLBACK');
  other.close();
}

describe('a visitor’s answers and Nexts', () => {
  it('are told once they are written down, before the database has them', async () => {
    const { steps, step, stored } = await openSubject();
    const stepped = await step();
    expect(steps.newest(PLAY.id)).toEqual(stepped);
    expect(stored()).toEqual(PLAY);
    expect(putJournaledSteps(databaseFile(dir.path), database)).toBe(1);
    expect(stored()).toEqual(stepped);
  });

  it('the database gets the last of them once no other has come for a while', async () => {
    const { steps, step, stored, pass } = await openSubject();
    await step();
    await pass(2_000);
    const last = await step();
    await pass(2_000);
    expect(stored()).toEqual(PLAY);
    await pass(2_000);
    await pass(2_000);
    expect(stored()).toEqual(last);
    expect(steps.newest(PLAY.id)).toBeUndefined();
    expect((await step()).version).toBe(last.version + 1);
  });

  it('none is lost while the database can’t be written to, and it gets them afterwards', async () => {
    const { step, stored, pass } = await openSubject();
    let last = PLAY;
    await whileLocked(async () => {
      for (let n = 0; n < 5; n++) {
        last = await step();
        await pass(2_000);
      }
    });
    expect(stored()).toEqual(PLAY);
    for (let n = 0; n < 4; n++) await pass(2_000);
    expect(stored()).toEqual(last);
  });

  it('of two of the same moment the first stands', async () => {
    const { steps, stored } = await openSubject();
    const both = await Promise.all([steps.save(PLAY), steps.save(PLAY)]);
    expect(both.map(({ kind }) => kind)).toEqual(['saved', 'conflict']);
    await steps.close();
    expect(stored()?.version).toBe(2);
  });

  it('a fault over one takes no other of the same moment with it', async () => {
    const { steps } = await openSubject();
    const broken = { ...OTHER, answers: null as unknown as PlayRecord['answers'] };
    const both = await Promise.allSettled([steps.save(broken), steps.save(PLAY)]);
    expect(both).toMatchObject([{ status: 'rejected' }, { value: { kind: 'saved' } }]);
  });

  it('none is told where nobody knows any more what is on the disk', async () => {
    const { steps, syncs } = await openSubject();
    const finished = await steps.finish({ ...PLAY, finishedAt: START });
    await others();
    syncs[0]?.reject(new Error('EIO'));
    await expect(finished.kind === 'saved' && finished.lasting).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(steps.save(OTHER)).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

describe('a visitor’s last answer', () => {
  it('is told once it is written down, and lasts once the database has it on the disk', async () => {
    const { steps, syncs, stored } = await openSubject();
    const finished = await steps.finish({ ...PLAY, finishedAt: START });
    if (finished.kind !== 'saved') throw new Error(finished.kind);
    expect(stored()).toEqual(PLAY);
    let lasts = false;
    const lasted = finished.lasting.then(() => {
      lasts = true;
    });
    await others();
    expect(stored()).toEqual({ ...PLAY, version: 2, finishedAt: START });
    expect(lasts).toBe(false);
    syncs[0]?.resolve();
    await lasted;
    expect(steps.newest(PLAY.id)).toBeUndefined();
  });

  it('whose result the database can’t take is given to it later', async () => {
    const { steps, stored, pass } = await openSubject();
    await whileLocked(async () => {
      const finished = await steps.finish({ ...PLAY, finishedAt: START });
      await expect(finished.kind === 'saved' && finished.lasting).rejects.toBeInstanceOf(StoreUnavailable);
    });
    expect(await steps.save(PLAY)).toEqual({ kind: 'conflict' });
    for (let n = 0; n < 3; n++) await pass(2_000);
    expect(stored()?.finishedAt).toBe(START);
  });
});
