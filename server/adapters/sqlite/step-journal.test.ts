import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTempDir, type TempDir } from '../../../scripts/processes/temp-dir.ts';
import { buildPlay, START } from '../../../tests/builders/play-builder.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import { courseOf, parseCourse } from './course.ts';
import { databaseFile, openDatabase } from './database.ts';
import { openStepJournal, putJournaledSteps, type Stepped } from './step-journal.ts';

const IDS = ['play-0', 'play-1', 'play-2'];

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

const versions = () =>
  database
    .prepare('SELECT version FROM plays ORDER BY id')
    .all()
    .map(({ version }) => Number(version));

/** A step after which a play is of that version. */
const step = (play: number, version: number, finishedAt: number | null = null): Stepped => ({
  id: IDS[play] ?? '',
  version,
  endsAt: START + version,
  finishedAt,
  answers: [{ index: 0, option: version % 4, receivedAt: START + version }],
  nexts: [],
});

/** What the next process finds where one dies that has written this down. */
function writtenDown(...batches: (readonly Stepped[])[]): void {
  const journal = openStepJournal(file);
  for (const batch of batches) journal.append(batch);
  journal.close();
}

describe('steps that a process has written down before it died', () => {
  it('are in the database when the next one begins: the last of each play, with all that no step changes', () => {
    writtenDown([step(0, 2), step(1, 2)], [step(0, 3)]);
    expect(putJournaledSteps(file, database)).toBe(2);
    expect(versions()).toEqual([3, 2, 1]);
    const row = database.prepare('SELECT * FROM plays WHERE id = ?').get('play-0');
    const { answers } = step(0, 3);
    expect(row).toMatchObject({ ends_at: START + 3, finished_at: null });
    expect(parseCourse(row?.course)).toEqual({ ...parseCourse(courseOf(buildPlay())), answers });
  });

  it('a finish is one of them', () => {
    writtenDown([step(0, 2, START + 9)]);
    putJournaledSteps(file, database);
    expect(database.prepare('SELECT finished_at FROM plays WHERE version = 2').get()).toEqual({
      finished_at: START + 9,
    });
  });

  it('change nothing that the database has already, or has gone on from, and bring no play back', () => {
    database.exec("UPDATE plays SET version = 5 WHERE id = 'play-0'; DELETE FROM plays WHERE id = 'play-2'");
    writtenDown([step(0, 4), step(1, 2), step(2, 2)]);
    for (let time = 1; time <= 2; time++) putJournaledSteps(file, database);
    expect(versions()).toEqual([5, 2]);
  });

  it('are of both files, in whatever order they were written', () => {
    const journal = openStepJournal(file);
    journal.append([step(0, 2), step(1, 2)]);
    journal.turn();
    journal.append([step(0, 3)]);
    journal.close();
    putJournaledSteps(file, database);
    expect(versions()).toEqual([3, 2, 1]);
  });

  it('a file that was begun again tells nothing of what it told before', () => {
    const journal = openStepJournal(file);
    for (let version = 2; version <= 9; version++) journal.append([step(2, version)]);
    journal.turn();
    journal.turn();
    journal.append([step(0, 2)]);
    journal.close();
    expect(putJournaledSteps(file, database)).toBe(1);
    expect(versions()).toEqual([2, 1, 1]);
  });

  it('wherever a loss of power has cut the file, whole batches are told, and nothing else', () => {
    const batches = fc.array(fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        batches,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (plays, share, isTorn) => {
          startPlays();
          const now = [1, 1, 1];
          const ends: { readonly bytes: number; readonly versions: readonly number[] }[] = [
            { bytes: 0, versions: [...now] },
          ];
          const journal = openStepJournal(file);
          const journalFile = `${file}-steps-a`;
          for (const batch of plays) {
            journal.append(
              batch.map((play) => {
                now[play] = (now[play] ?? 0) + 1;
                return step(play, now[play] ?? 0);
              }),
            );
            ends.push({ bytes: statSync(journalFile).size, versions: [...now] });
          }
          journal.close();
          const cut = Math.floor(share * statSync(journalFile).size);
          if (isTorn) writeFileSync(journalFile, readFileSync(journalFile).fill(0x5b, cut));
          else truncateSync(journalFile, cut);
          putJournaledSteps(file, database);
          expect(versions()).toEqual(ends.findLast(({ bytes }) => bytes <= cut)?.versions);
        },
      ),
    );
  });
});

it('what can’t be written down is refused, and what comes after it is not lost', () => {
  const journal = openStepJournal(file, { mostBytes: 1_000 });
  journal.append([step(0, 2)]);
  expect(() => journal.append(Array.from({ length: 20 }, () => step(1, 2)))).toThrow(StoreUnavailable);
  journal.append([step(2, 2)]);
  journal.close();
  putJournaledSteps(file, database);
  expect(versions()).toEqual([2, 1, 2]);
});

it('nothing is left of it once the database has everything', () => {
  const journal = openStepJournal(file);
  journal.append([step(0, 2)]);
  journal.remove();
  expect(putJournaledSteps(file, database)).toBe(0);
});
