import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTempDir } from '../../../scripts/processes/temp-dir.ts';
import { HOUR_MS } from '../../ports/figures-store.ts';
import { createCommitQueue } from './commit-queue.ts';
import { openDatabase } from './database.ts';
import { createPlayHourRows, type PlayHourRows } from './play-hour-rows.ts';
import { createPlayHours, type PlayHours } from './play-hours.ts';

const play = { categoryId: 'history', answers: [{ correct: true, tookMs: 400 }] };

let database: DatabaseSync;
let rows: PlayHourRows;
let hours: PlayHours;
beforeEach(() => {
  const dir = createTempDir();
  database = openDatabase(dir.path);
  rows = createPlayHourRows(database);
  const { write } = createCommitQueue({ database, sync: async () => {} });
  hours = createPlayHours(rows, write);
  return () => {
    database.close();
    dir.remove();
  };
});
afterEach(() => void vi.useRealTimers());

it('plays are stored together a second after the first of them, each in its hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const at of [0, HOUR_MS - 1, HOUR_MS]) hours.count(at, play);
  await vi.advanceTimersByTimeAsync(999);
  expect(rows.since(0)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await hours.store();
  expect(rows.since(0)).toMatchObject([
    { hour: 0, counts: { plays: 2, right: 2, times: { 8: 2 } } },
    { hour: HOUR_MS, counts: { plays: 1 } },
  ]);
});

it('nothing is counted twice, whoever looks meanwhile', async () => {
  hours.count(0, play);
  await Promise.all([hours.store(), hours.store(), hours.close()]);
  expect(rows.since(0)).toMatchObject([{ counts: { plays: 1 } }]);
});

it('what can’t be stored is stored with what comes later', async () => {
  hours.count(0, play);
  database.exec('PRAGMA query_only = ON');
  await hours.store();
  database.exec('PRAGMA query_only = OFF');
  hours.count(0, play);
  await hours.close();
  expect(rows.since(0)).toMatchObject([{ counts: { plays: 2 } }]);
});
