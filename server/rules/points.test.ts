import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankOf, UNRANKED } from '../../shared/rules/rank.ts';
import { buildPlay, START } from '../../tests/builders/play-builder.ts';
import { buildRequest, requestIdOf } from '../../tests/builders/withdrawal-builder.ts';
import type { NewLedgerEntry, Profile } from '../ports/account-store.ts';
import type { Withdrawal } from '../ports/withdrawal-store.ts';
import { decideFinish } from './finished-play.ts';
import { decideWithdrawal } from './withdrawal-request.ts';

const newcomer: Profile = {
  accountId: 'account-1',
  username: 'Member-1',
  points: 0,
  quizCount: 0,
  rank: UNRANKED,
  lastActive: START,
  version: 1,
};
const HOUR_MS = 3_600_000;
const owner = { kind: 'member', accountId: 'account-1' } as const;

const at = fc.integer({ min: START, max: START + HOUR_MS - 1 });
const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('finish' as const), earned: fc.integer({ min: 0, max: 3_000 }), at }),
    fc.record({ kind: fc.constant('ask' as const), n: fc.integer({ min: 1, max: 5 }), at }),
  ),
  { maxLength: 40 },
);

it('points are the sum of the ledger, in whatever order plays end and money is asked for, and never below nothing [MONEY-1]', () => {
  fc.assert(
    fc.property(acts, (list) => {
      let member = newcomer;
      const entries: NewLedgerEntry[] = [];
      const requests = new Map<string, Withdrawal>();
      const take = (profile: Profile, entry: NewLedgerEntry) => {
        expect(profile).toMatchObject({ rank: rankOf(profile.points), version: member.version + 1 });
        expect(profile.lastActive).toBeGreaterThanOrEqual(member.lastActive);
        expect(entry).toMatchObject({ balance: profile.points, profileVersion: profile.version });
        entries.push(entry);
        member = profile;
      };
      for (const [number, act] of list.entries()) {
        if (act.kind === 'finish') {
          const play = buildPlay({ id: `play-${number}`, owner });
          const finished = decideFinish(play, member, { finishedAt: act.at, earned: act.earned });
          expect(finished.profile.quizCount).toBe(member.quizCount + 1);
          take(finished.profile, finished.entry);
          const { points, quizCount, rank, version } = member;
          const grant = { earned: act.earned, points, quizCount, rank, profileVersion: version };
          expect(finished.play).toEqual({ ...play, finishedAt: act.at, grant });
          continue;
        }
        const before = requests.get(requestIdOf(act.n));
        const wanted = buildRequest(act.n, { createdAt: act.at });
        const session = { tokenHash: 'token', expiresAt: START + HOUR_MS };
        const decided = decideWithdrawal(wanted, 'token', { session, before, member });
        if (before) expect(decided).toEqual({ kind: 'repeated', withdrawal: before });
        else expect(decided.kind).toBe(member.points >= wanted.amount ? 'requested' : 'refused');
        if (decided.kind !== 'requested') continue;
        take(decided.profile, decided.entry);
        requests.set(decided.withdrawal.requestId, decided.withdrawal);
      }
      expect(member.points).toBe(entries.reduce((sum, { points }) => sum + points, 0));
      expect(member.points).toBeGreaterThanOrEqual(0);
      expect(member.version).toBe(1 + entries.length);
    }),
  );
});

it('a request is the member’s own as long as the session is, and its id stands for the same details', () => {
  const session = { tokenHash: 'token', expiresAt: START + 1 };
  const member = { ...newcomer, points: 2_500 };
  const facts = { session, before: undefined, member };
  const over = { kind: 'refused', code: 'SESSION_EXPIRED' };
  const wanted = buildRequest(1);
  expect(decideWithdrawal(wanted, 'other', facts)).toEqual(over);
  expect(decideWithdrawal(wanted, 'token', { ...facts, session: null })).toEqual(over);
  expect(decideWithdrawal(buildRequest(1, { createdAt: START + 1 }), 'token', facts)).toEqual(over);
  const decided = decideWithdrawal(wanted, 'token', facts);
  if (decided.kind !== 'requested') throw new Error(decided.kind);
  const again = { ...facts, before: decided.withdrawal };
  for (const changes of [
    { accountName: 'Ayesha K' },
    { accountNumber: '03007654321' },
    { paymentMethod: 'SadaPay' as const },
  ]) {
    expect(decideWithdrawal(buildRequest(1, changes), 'token', again)).toEqual({
      kind: 'refused',
      code: 'REQUEST_ID_REUSED',
    });
  }
});
