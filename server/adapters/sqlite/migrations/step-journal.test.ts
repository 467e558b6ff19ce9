import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTempDir, type TempDir } from '../../../../scripts/processes/temp-dir.ts';
import { buildPlay, START } from '../../../../tests/builders/play-builder.ts';
import { copyDatabase } from '../../../store-copy/database-file.ts';
import { courseOf, parseCourse } from '../course.ts';
import { databaseFile, openDatabase } from '../database.ts';
import { importJournaledSteps, takeOverJournal } from './step-journal.ts';

const IDS = ['play-0', 'play-1', 'play-2'];
const [A, B] = ['-steps-a', '-steps-b'];

let dir: TempDir;
let file: string;
let database: DatabaseSync;
beforeEach(() => {
  dir = createTempDir();
  file = databaseFile(dir.path);
  database = openDatabase(dir.path);
  startPlays();
});
afterEach(() => {
  database.close();
  dir.remove();
});

/** All plays as they were started. */
function startPlays(): void {
  database.exec('DELETE FROM plays');
  const insert = database.prepare(
    `INSERT INTO plays (id, version, account_id, category_id, quiz_id, day, started_at, ends_at, finished_at, course)
     VALUES (?, 1, NULL, 'general-knowledge', 'world-history', 'day', 0, 0, NULL, ?)`,
  );
  for (const id of IDS) insert.run(id, courseOf(buildPlay()));
}

const versions = (of = database) =>
  of
    .prepare('SELECT version FROM plays ORDER BY id')
    .all()
    .map(({ version }) => Number(version));

/** A step after which a play is of that version. */
const step = (play: number, version: number, finishedAt: number | null = null) => ({
  id: IDS[play] ?? '',
  version,
  endsAt: START + version,
  finishedAt,
  answers: [{ index: 0, option: version % 4, receivedAt: START + version }],
  nexts: [],
});
type Steps = readonly ReturnType<typeof step>[];

/** A batch as that release wrote it. */
function batch(steps: Steps, number: number): Buffer {
  const text = Buffer.from(JSON.stringify(steps));
  const bytes = Buffer.alloc(16 + text.length);
  bytes.writeUInt32LE(text.length);
  bytes.writeDoubleLE(number, 8);
  text.copy(bytes, 16);
  bytes.writeUInt32LE(crc32(bytes.subarray(8)), 4);
  return bytes;
}

const leave = (suffix: string | undefined, ...batches: Buffer[]) =>
  writeFileSync(`${file}${suffix}`, Buffer.concat(batches));

describe('the steps that a process of the release before has left when it died', () => {
  it('are in the database, the last of each play, and the files are gone [FAULT-14]', () => {
    leave(A, batch([step(0, 2), step(1, 2)], 0), batch([step(0, 3)], 1));
    takeOverJournal(file, database);
    expect(versions()).toEqual([3, 2, 1]);
    const row = database.prepare('SELECT * FROM plays WHERE id = ?').get('play-0');
    const { answers } = step(0, 3);
    expect(row).toMatchObject({ ends_at: START + 3, finished_at: null });
    expect(parseCourse(row?.course)).toEqual({ ...parseCourse(courseOf(buildPlay())), answers });
    expect([A, B].filter((suffix) => existsSync(`${file}${suffix}`))).toEqual([]);
  });

  it('are taken over by a start, and by a copy that is made before one [FAULT-14]', async () => {
    leave(A, batch([step(0, 2, START + 9)], 0));
    const elsewhere = createTempDir();
    await copyDatabase(file, elsewhere.path, () => {});
    for (const path of [elsewhere.path, dir.path]) {
      const opened = openDatabase(path);
      expect(versions(opened)).toEqual([2, 1, 1]);
      expect(opened.prepare('SELECT finished_at FROM plays WHERE version = 2').get()).toEqual({
        finished_at: START + 9,
      });
      opened.close();
    }
    elsewhere.remove();
  });

  it('change nothing that the database has already, or has gone on from, and bring no play back', () => {
    database.exec("UPDATE plays SET version = 5 WHERE id = 'play-0'; DELETE FROM plays WHERE id = 'play-2'");
    leave(A, batch([step(0, 4), step(1, 2), step(2, 2)], 0));
    for (let time = 1; time <= 2; time++) importJournaledSteps(file, database);
    expect(versions()).toEqual([5, 2]);
  });

  it('are of both files, in whatever order they were written', () => {
    leave(A, batch([step(0, 3)], 9));
    leave(B, batch([step(0, 2), step(1, 2)], 8));
    importJournaledSteps(file, database);
    expect(versions()).toEqual([3, 2, 1]);
  });

  it('a file that was begun again tells nothing of what it told before', () => {
    const old = [0, 1, 2].map((n) => batch([step(2, n + 2)], n));
    leave(A, batch([step(0, 2)], 3), ...old.slice(1));
    importJournaledSteps(file, database);
    expect(versions()).toEqual([2, 1, 1]);
  });

  it('wherever a loss of power has cut the file, whole batches are told, and nothing else', () => {
    const batches = fc.array(fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(batches, share, fc.boolean(), (plays, share, isTorn) => {
        startPlays();
        const now = [1, 1, 1];
        const ends = [{ bytes: 0, versions: [...now] }];
        const written = plays.map((of, number) => {
          const steps = of.map((play) => {
            now[play] = (now[play] ?? 0) + 1;
            return step(play, now[play] ?? 0);
          });
          const bytes = batch(steps, number);
          ends.push({ bytes: (ends.at(-1)?.bytes ?? 0) + bytes.length, versions: [...now] });
          return bytes;
        });
        leave(A, ...written);
        const cut = Math.floor(share * (ends.at(-1)?.bytes ?? 0));
        if (isTorn) writeFileSync(`${file}${A}`, readFileSync(`${file}${A}`).fill(0x5b, cut));
        else truncateSync(`${file}${A}`, cut);
        importJournaledSteps(file, database);
        expect(versions()).toEqual(ends.findLast(({ bytes }) => bytes <= cut)?.versions);
      }),
    );
  });
});
