import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { PlayRecord } from '../../../ports/play-record.ts';
import { type Course, parseCourse } from '../course.ts';

/**
 * UPGRADE ONLY. The release before wrote visitors' answers into two files beside the database, and a process that died left them there.
 * This reads them. It goes with the first release that needn't take that one's data over.
 */
const filesBeside = (databaseFile: string) => [`${databaseFile}-steps-a`, `${databaseFile}-steps-b`] as const;

/** A batch is its length and checksum in four bytes each, its number in eight, and JSON; the checksum is of number and JSON. */
const CHECKSUM_AT = 4;
const NUMBER_AT = 8;
const HEADER_BYTES = 16;

/** What an answer or a Next made of a play. */
interface Step extends Pick<PlayRecord, 'id' | 'version' | 'finishedAt' | 'answers' | 'nexts'> {
  readonly endsAt: number;
}

/** The steps of a file up to the first batch that is not whole, or is an older one: the numbers of those that belong together follow each other. */
function readSteps(file: string): readonly Step[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const steps: Step[] = [];
  let due: number | undefined;
  for (let at = 0; at + HEADER_BYTES <= bytes.length; ) {
    const end = at + HEADER_BYTES + bytes.readUInt32LE(at);
    const number = bytes.readDoubleLE(at + NUMBER_AT);
    const isWhole =
      end <= bytes.length &&
      crc32(bytes.subarray(at + NUMBER_AT, end)) === bytes.readUInt32LE(at + CHECKSUM_AT);
    if (!isWhole || (due !== undefined && number !== due)) break;
    steps.push(...(JSON.parse(bytes.toString('utf8', at + HEADER_BYTES, end)) as Step[]));
    due = number + 1;
    at = end;
  }
  return steps;
}

/** Writes the journal's steps beside a database file into a database: that one, or a copy of it. Steps that it has already change nothing. */
export function importJournaledSteps(databaseFile: string, database: DatabaseSync): void {
  const steps = filesBeside(databaseFile).flatMap(readSteps);
  if (steps.length === 0) return;
  const select = database.prepare('SELECT course FROM plays WHERE id = ?');
  const update = database.prepare(
    `UPDATE plays SET version = ?, ends_at = ?, finished_at = ?, course = ?
     WHERE id = ? AND version < ? AND finished_at IS NULL`,
  );
  database.exec('BEGIN IMMEDIATE');
  for (const { id, version, endsAt, finishedAt, answers, nexts } of steps.sort(byVersion)) {
    const row = select.get(id);
    if (!row) continue;
    const course: Course = { ...parseCourse(row.course), answers, nexts };
    update.run(version, endsAt, finishedAt, JSON.stringify(course), id, version);
  }
  database.exec('COMMIT');
}

const byVersion = (one: Step, other: Step) => one.version - other.version;

/** The same for the database itself: the files are gone then. */
export function takeOverJournal(databaseFile: string, database: DatabaseSync): void {
  importJournaledSteps(databaseFile, database);
  for (const file of filesBeside(databaseFile)) rmSync(file, { force: true });
}
