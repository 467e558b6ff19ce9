import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { PlayRecord } from '../../ports/play-record.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import { type Course, parseCourse } from './course.ts';
import { createStepRows, type StepRow } from './step-rows.ts';

/** Two files that take turns: one is written again from its beginning once the database has all that it tells. */
const filesBeside = (databaseFile: string) => [`${databaseFile}-steps-a`, `${databaseFile}-steps-b`] as const;

/** Of a batch: length and checksum in four bytes each, then its number. What the checksum is of begins with the number. */
const LENGTH_AT = 0;
const CHECKSUM_AT = 4;
const NUMBER_AT = 8;
const HEADER_BYTES = 16;
/** What a database that can't be written to for long lets a file become: then nobody answers any more. */
const MOST_BYTES = 64 * 1024 * 1024;
const FIRST_BYTES = 64 * 1024;
/** No character takes more, in UTF-8, for one of JavaScript's. */
const BYTES_PER_UNIT = 3;

/** What steps have made of a play: all of them, and nothing of it that no step changes. */
export type Stepped = Omit<StepRow, 'course'> & Pick<PlayRecord, 'answers' | 'nexts'>;

export interface StepJournal {
  /** Writes steps down, all together: they survive the death of the process. Throws `StoreUnavailable`, and then none of them is. */
  append(plays: readonly Stepped[]): void;
  /** Goes on in the other file, from its beginning. Whoever calls says that the database has all that it told. */
  turn(): void;
  close(): void;
  /** Closes, where the database has everything. */
  remove(): void;
}

/** Begins the journal of a database anew. What the last process left of it must be in the database. */
export function openStepJournal(databaseFile: string, { mostBytes = MOST_BYTES } = {}): StepJournal {
  const files = filesBeside(databaseFile);
  const open = files.map((file) => openSync(file, 'w'));
  let current = 0;
  let end = 0;
  let number = 0;
  let bytes = Buffer.allocUnsafe(FIRST_BYTES);

  /** Puts a batch into `bytes`; returns how many it takes. */
  function encode(text: string): number {
    const most = HEADER_BYTES + text.length * BYTES_PER_UNIT;
    if (bytes.length < most) bytes = Buffer.allocUnsafe(most);
    const length = bytes.write(text, HEADER_BYTES);
    const size = HEADER_BYTES + length;
    bytes.writeUInt32LE(length, LENGTH_AT);
    bytes.writeDoubleLE(number, NUMBER_AT);
    bytes.writeUInt32LE(crc32(bytes.subarray(NUMBER_AT, size)), CHECKSUM_AT);
    return size;
  }

  /** What a call leaves behind that fails within is no whole batch, and the next one is written over it. */
  function write(size: number): void {
    if (end + size > mostBytes) throw new Error('the journal of steps is full');
    const written = writeSync(open[current] ?? -1, bytes, 0, size, end);
    if (written < size) throw new Error(`only ${written} of ${size} bytes could be written`);
  }

  function close(): void {
    for (const file of open.splice(0)) closeSync(file);
  }

  return {
    append(plays) {
      const size = encode(JSON.stringify(plays));
      try {
        write(size);
      } catch (cause) {
        throw new StoreUnavailable('a step could not be written down', { cause });
      }
      end += size;
      number += 1;
    },
    turn() {
      current = 1 - current;
      end = 0;
    },
    close,
    remove() {
      close();
      for (const file of files) rmSync(file, { force: true });
    },
  };
}

/** What a file tells up to the first batch that is not whole, or is an older one: the numbers of those that belong together follow each other. */
function readSteps(file: string): readonly Stepped[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const steps: Stepped[] = [];
  let due: number | undefined;
  for (let at = 0; at + HEADER_BYTES <= bytes.length; ) {
    const end = at + HEADER_BYTES + bytes.readUInt32LE(at + LENGTH_AT);
    const number = bytes.readDoubleLE(at + NUMBER_AT);
    const isWhole =
      end <= bytes.length &&
      crc32(bytes.subarray(at + NUMBER_AT, end)) === bytes.readUInt32LE(at + CHECKSUM_AT);
    if (!isWhole || (due !== undefined && number !== due)) break;
    steps.push(...(JSON.parse(bytes.toString('utf8', at + HEADER_BYTES, end)) as Stepped[]));
    due = number + 1;
    at = end;
  }
  return steps;
}

/**
 * Puts the steps that are written down beside a database file into a database: that one, which a process left behind when it died, or a copy
 * of it. Those that the database has already change nothing. Returns how many plays they are of.
 */
export function putJournaledSteps(databaseFile: string, database: DatabaseSync): number {
  const last = new Map<string, Stepped>();
  for (const step of filesBeside(databaseFile).flatMap(readSteps)) {
    if (step.version > (last.get(step.id)?.version ?? 0)) last.set(step.id, step);
  }
  if (last.size === 0) return 0;
  const rows = createStepRows(database);
  const courses = database.prepare('SELECT course FROM plays WHERE id = ?');
  database.exec('BEGIN IMMEDIATE');
  for (const { answers, nexts, ...row } of last.values()) {
    for (const { course } of courses.all(row.id)) {
      const stepped: Course = { ...parseCourse(course), answers, nexts };
      rows.put({ ...row, course: JSON.stringify(stepped) });
    }
  }
  database.exec('COMMIT');
  return last.size;
}
