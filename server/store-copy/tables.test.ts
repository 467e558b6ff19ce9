import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import fc, { type Arbitrary } from 'fast-check';
import { BSON } from 'mongodb';
import { expect, it } from 'vitest';
import { buildPlay } from '../../tests/builders/play-builder.ts';
import { courseOf } from '../adapters/sqlite/course.ts';
import { migrate } from '../adapters/sqlite/database.ts';
import { copiedTables, sessionTables } from './tables.ts';

const database = new DatabaseSync(':memory:');
migrate(database);

const columnsOf = (table: string) => database.prepare('SELECT * FROM pragma_table_info(?)').all(table);

const text = fc.string({ unit: 'grapheme' });
const whole = fc.maxSafeInteger();
const moment = fc.nat();

const change = fc.record({ at: moment, from: text, to: text, by: text, flipId: fc.option(text) });
const run = fc.record({
  jobId: text,
  state: text,
  startedAt: moment,
  scanned: moment,
  code: fc.option(text),
});
const course = fc
  .record({
    seed: text,
    answers: fc.array(fc.record({ index: fc.nat(4), option: fc.nat(3), receivedAt: moment })),
    nexts: fc.array(fc.record({ index: fc.nat(4), at: moment })),
    questions: fc.constantFrom(buildPlay().questions, ['key:1.0.2.3']),
  })
  .map((changes) => courseOf({ ...buildPlay(), ...changes }));

const counts = fc
  .record(
    {
      plays: fc.nat(),
      right: fc.nat(),
      times: fc.dictionary(fc.nat(200).map(String), fc.nat()),
      categories: fc.dictionary(
        fc.constantFrom('music', 'art-literature'),
        fc.record({ plays: fc.nat(), right: fc.nat() }),
      ),
    },
    { requiredKeys: ['plays', 'right', 'times'] },
  )
  .map(({ plays, right, times, categories }) => JSON.stringify({ plays, right, times, categories }));

/** Columns that hold more than their type says. */
const special: Readonly<Record<string, Arbitrary<SQLInputValue>>> = {
  'accounts.answer_counts': counts,
  'play_hours.counts': counts,
  'play_hours.hour': moment,
  'plays.course': course,
  'questions.options': fc.array(text).map((options) => JSON.stringify(options)),
  'withdrawals.history': fc.array(change).map((history) => JSON.stringify(history)),
  'cleanup.run': fc.option(run).map((value) => value && JSON.stringify(value)),
  'cleanup.allowed': fc.constantFrom(0, 1),
  'support.done': fc.constantFrom(0, 1),
  'admins.configured': fc.constantFrom(0, 1),
  'accounts.last_active': moment,
  'support.at': moment,
  'withdrawals.created_at': moment,
  'cleanup.only': fc.constant(1),
  'slots.only': fc.constant(1),
};

function rowsOf(table: string): Arbitrary<Record<string, SQLInputValue>> {
  const columns = columnsOf(table).map(({ name, type, notnull }) => {
    const plain: Arbitrary<SQLInputValue> = type === 'TEXT' ? text : whole;
    const value = special[`${table}.${name}`] ?? (notnull === 1 ? plain : fc.option(plain));
    return [name, value];
  });
  return fc.record(Object.fromEntries(columns));
}

it('every table of the store is copied, but for sessions, and every column of it', () => {
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  const mapped = [...copiedTables, ...sessionTables];
  expect(mapped.map(({ table }) => table).sort()).toEqual(tables.map(({ name }) => name).sort());
  for (const { table, columns } of mapped) {
    expect([...columns].sort()).toEqual(
      columnsOf(table)
        .map(({ name }) => name)
        .sort(),
    );
  }
});

it.each(copiedTables)('$table: a row that becomes a document of MongoDB comes back as it was', (mapped) => {
  fc.assert(
    fc.property(rowsOf(mapped.table), (row) => {
      const stored = BSON.deserialize(BSON.serialize(mapped.toDocument(row)));
      expect(mapped.toRow(stored)).toEqual(row);
    }),
  );
});
