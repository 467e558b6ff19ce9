import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CleanupRunView, SupportEntryView } from '../../../shared/contract/views.ts';
import { cleanupText, heardRun, noCleanup, repliedRun, withPermission } from './cleanup/cleanup-state.ts';
import { evidenceFlags } from './requests/evidence-flags.ts';
import { addMessages, groupMessages, noSupport, showHeldMessages } from './support/support-state.ts';
import { openMessage } from './testing/open-message.ts';
import { withdrawalRow } from './testing/withdrawal-row.ts';

const run = (over: Partial<CleanupRunView>): CleanupRunView => ({
  jobId: 'job-1',
  state: 'running',
  startedAt: 1,
  scanned: 0,
  deleted: 0,
  kept: 0,
  code: null,
  ...over,
});

test('the cleanup says its texts', () => {
  const heard = heardRun(noCleanup, { jobId: 'job-1', state: 'running', scanned: 5, deleted: 2, kept: 1 }, 1);
  expect(cleanupText(noCleanup)).toBeNull();
  expect(cleanupText(heard)).toBe('🕒 Cleaning up inactive users...');
  const done = heardRun(heard, { jobId: 'job-1', state: 'completed', deleted: 3, kept: 1 }, 2);
  expect(cleanupText(done)).toBe('✅ Cleanup Completed: Deleted 3 inactive users.');
  expect(done.run).toMatchObject({ scanned: 5, kept: 1, startedAt: 1 });
  const failed = heardRun(heard, { jobId: 'job-1', state: 'failed', deleted: 2, code: 'CLEANUP_FAILED' }, 2);
  expect(cleanupText(failed)).toBe('❌ Cleanup Failed! Check the server log.');
  const forbidden = heardRun(
    heard,
    { jobId: 'job-1', state: 'failed', deleted: 2, code: 'CLEANUP_NOT_ALLOWED' },
    2,
  );
  expect(cleanupText(forbidden)).toBe('⚠️ Cleanup Not Allowed! Enable it first.');
});

test('a reply that was asked for before the newest event is older than it', () => {
  const done = heardRun(noCleanup, { jobId: 'job-1', state: 'completed', deleted: 3 }, 2);
  expect(repliedRun(done, { running: run({}), last: null }, 0)).toBe(done);
  expect(repliedRun(done, { running: run({ jobId: 'job-2' }), last: null }, done.heard).run?.jobId).toBe(
    'job-2',
  );
});

test('the newest permission holds, whatever the order in which they arrive', () => {
  const permissions = fc.uniqueArray(fc.record({ cleanupAllowed: fc.boolean(), version: fc.nat(20) }), {
    selector: ({ version }) => version,
    minLength: 1,
  });
  fc.assert(
    fc.property(permissions, (arrived) => {
      const newest = arrived.toSorted((a, b) => b.version - a.version)[0];
      expect(arrived.reduce(withPermission, noCleanup).permission).toEqual(newest);
    }),
  );
});

test('messages are the same in any order, once each, however they arrived', () => {
  const messages = fc.uniqueArray(
    fc.record({
      id: fc.nat(30),
      accountId: fc.constantFrom(null, 'ali', 'sana', 'another-sana'),
      timestamp: fc.nat(50),
    }),
    { selector: ({ id }) => id },
  );
  const names = { ali: 'Ali', sana: 'Sana', 'another-sana': 'Sana' } as const;
  const entry = ({
    id,
    accountId,
    timestamp,
  }: {
    id: number;
    accountId: keyof typeof names | null;
    timestamp: number;
  }): SupportEntryView => ({
    accountId,
    username: accountId ? names[accountId] : 'Guest',
    message: {
      id: String(id),
      name: 'A',
      email: 'a@example.com',
      message: 'Hello',
      timestamp,
      ...openMessage,
    },
  });
  const scenario = messages.chain((list) => {
    const entries = list.map(entry);
    return fc.tuple(
      fc.constant(entries),
      fc.shuffledSubarray(entries, { minLength: entries.length }),
      fc.boolean(),
    );
  });
  fc.assert(
    fc.property(scenario, ([fetched, events, isAnchored]) => {
      const one = addMessages(noSupport, fetched, false);
      const live = events.reduce((state, event) => addMessages(state, [event], isAnchored), noSupport);
      const other = showHeldMessages(addMessages(live, fetched, false));
      expect(groupMessages(other)).toEqual(groupMessages(one));
    }),
  );
});

test('evidence is flagged where it is worth a look', () => {
  const { evidence } = withdrawalRow();
  expect(evidenceFlags(evidence)).toEqual([]);
  const odd = {
    plays: 60,
    rightAnswers: 300,
    medianAnswerMs: 700,
    fastShare: 0.5,
    sharedNumberUsernames: ['Sana'],
  };
  expect(evidenceFlags(odd).map(({ label }) => label)).toEqual([
    'Shared ×1',
    '50 % too fast',
    'Median 0.7 s',
    '100 % right',
  ]);
});
