import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payoutStates, withdrawalStatuses } from '../../shared/contract/views/withdrawal.ts';
import { UNRANKED } from '../../shared/rules/rank.ts';
import { buildWithdrawal } from '../../tests/builders/withdrawal-builder.ts';
import type { Profile } from '../ports/account-store.ts';
import type { CleanupRun } from '../ports/cleanup-store.ts';
import { decideCleanup, decideDeletion, holdsLease } from './account-removal.ts';

/** Few moments, so that they often meet. */
const moment = fc.integer({ min: 0, max: 6 });
const oneOf = (...words: string[]) => fc.constantFrom(...words);

const withdrawals = fc.array(
  fc
    .record({
      status: fc.constantFrom(...withdrawalStatuses),
      payoutState: fc.constantFrom(...payoutStates),
      statusChangedAt: moment,
    })
    .map(buildWithdrawal),
  { maxLength: 3 },
);

const member = moment.map(
  (lastActive): Profile => ({
    accountId: 'account-1',
    username: 'Member-1',
    points: 0,
    quizCount: 0,
    rank: UNRANKED,
    lastActive,
    version: 1,
  }),
);

const run = fc.record({
  jobId: oneOf('mine', 'other'),
  fence: oneOf('fence', 'later'),
  state: fc.constantFrom('running', 'completed', 'failed'),
  startedAt: moment,
  leaseUntil: moment,
  scanned: moment,
  deleted: moment,
  kept: moment,
  code: fc.constant(null),
}) satisfies fc.Arbitrary<CleanupRun>;

it('a cleanup deletes just those who are inactive and owed nothing, with the permission and the lease [CLEAN-1] [CLEAN-3]', () => {
  const facts = fc.record({
    cleanupAllowed: fc.boolean(),
    run: fc.option(run),
    member: fc.option(member, { nil: undefined }),
    withdrawals,
  });
  const rule = fc.record({ inactiveBefore: moment, settledBefore: moment });
  fc.assert(
    fc.property(facts, rule, (found, { inactiveBefore, settledBefore }) => {
      const isInactive = found.member !== undefined && found.member.lastActive < inactiveBefore;
      const isOwedNothing = found.withdrawals.every(
        ({ status, statusChangedAt }) => status === 'Paid' && statusChangedAt < settledBefore,
      );
      const mayAct = found.cleanupAllowed && found.run?.fence === 'fence';
      const kind = decideCleanup('fence', { inactiveBefore, settledBefore }, found);
      expect(kind === 'deleted').toBe(mayAct && isInactive && isOwedNothing);
      expect(kind === 'kept').toBe(mayAct && isInactive && !isOwedNothing);
      expect(kind === 'not-allowed' || kind === 'superseded').toBe(!mayAct);
    }),
  );
});

it('one run at a time: another waits for the lease, its own job begins again until it is completed [CLEAN-4]', () => {
  fc.assert(
    fc.property(run, moment, (current, now) => {
      expect(holdsLease(current, current.jobId, now)).toBe(current.state === 'completed');
      expect(holdsLease(current, 'a third', now)).toBe(
        current.state === 'running' && now < current.leaseUntil,
      );
    }),
  );
});

it('an account is deleted by its own session and password alone, and while no money is under way', () => {
  const held = fc.record({ tokenHash: oneOf('mine', 'other'), expiresAt: moment });
  const credentials = oneOf('right', 'older').map((passwordHash) => ({
    accountId: 'account-1',
    username: 'Member-1',
    passwordHash,
  }));
  const facts = fc.record({
    session: fc.option(held),
    credentials: fc.option(credentials, { nil: undefined }),
    withdrawals,
  });
  fc.assert(
    fc.property(facts, moment, (found, now) => {
      const { session } = found;
      const isTheirs =
        session?.tokenHash === 'mine' &&
        now < session.expiresAt &&
        found.credentials?.passwordHash === 'right';
      const isUnderWay = found.withdrawals.some(
        ({ status, payoutState }) => status === 'Pending' || payoutState === 'sending',
      );
      const kind = decideDeletion({ tokenHash: 'mine', passwordHash: 'right', now }, found);
      expect(kind).toBe(isTheirs ? (isUnderWay ? 'money-under-way' : 'deleted') : 'gone');
    }),
  );
});
