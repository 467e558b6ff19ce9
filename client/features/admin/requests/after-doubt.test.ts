import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { fakeAdminServer } from '../testing/fake-admin-server.ts';
import { withdrawalRow } from '../testing/withdrawal-row.ts';
import { rowAfter } from './after-doubt.ts';

afterEach(() => vi.unstubAllGlobals());

const row = withdrawalRow({ payoutState: 'unknown' });
const raised = { ...row, version: 2, attempt: 2 };
const isRaised = ({ attempt }: typeof row) => attempt > row.attempt;
const fail =
  (inDoubt: boolean, details = {}) =>
  async () => {
    throw new ApiError('STATUS_CHANGED', 409, 'changed', details, inDoubt);
  };

test('a refusal after a lost reply is none where the request is as it was to be [TWICE-8]', async () => {
  const done = fail(true, { withdrawal: raised });
  expect(await rowAfter(row, done, isRaised)).toEqual(raised);
  await expect(rowAfter(row, fail(true, { withdrawal: row }), isRaised)).rejects.toThrow('changed');
});

test('without any reply the request is asked for before anything is said [TWICE-8]', async () => {
  const admin = fakeAdminServer([]);
  admin.next(/withdrawals\//, Response.json({ withdrawal: raised }));
  expect(await rowAfter(row, fail(true), isRaised)).toEqual(raised);
  admin.next(/withdrawals\//, Response.json({ withdrawal: row }));
  await expect(rowAfter(row, fail(true), isRaised)).rejects.toThrow('changed');
});

test('a plain refusal stands, whoever has done the same meanwhile [TWICE-8]', async () => {
  const refused = fail(false, { withdrawal: raised });
  await expect(rowAfter(row, refused, isRaised)).rejects.toThrow('changed');
});
