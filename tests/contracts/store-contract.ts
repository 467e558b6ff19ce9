import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastSettlementAt } from '../../server/features/play/timeline.ts';
import type { PlayRecord } from '../../server/ports/play-record.ts';
import type { Store } from '../../server/ports/store.ts';
import { READY_MS } from '../../shared/rules/constants.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildPlay, START } from '../builders/play-builder.ts';

export interface StoreUnderTest {
  readonly store: Store;
  /** Closes the store and opens another on the same data, as a restart does. */
  reopen(): Promise<Store>;
  dispose(): Promise<void>;
}

const idOf = (n: number) => `0199c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
const answered = (play: PlayRecord, index: number): PlayRecord => ({
  ...play,
  answers: [...play.answers, { index, option: 0, receivedAt: play.startedAt + READY_MS + 100 }],
});

/** What every adapter of the Store port promises. */
export function describeStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the store contract: ${name}`, () => {
    let subject: StoreUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.dispose());

    it('gives back a play as it was started', async () => {
      const play = buildPlay();
      await subject.store.startPlay(play);
      expect(await subject.store.play(play.id)).toEqual(play);
    });

    it('knows no play that was not started', async () => {
      expect(await subject.store.play(idOf(9))).toBeUndefined();
      expect(await subject.store.savePlay(buildPlay({ id: idOf(9) }))).toEqual({ kind: 'gone' });
    });

    it('keeps what was saved over a restart', async () => {
      const play = buildPlay();
      await subject.store.startPlay(play);
      expect(await subject.store.savePlay(answered(play, 0))).toMatchObject({ kind: 'saved' });
      const reopened = await subject.reopen();
      expect(await reopened.play(play.id)).toEqual({ ...answered(play, 0), version: 2 });
    });

    it('refuses a write on a version that is no longer stored, and keeps the first', async () => {
      const play = buildPlay();
      await subject.store.startPlay(play);
      const both = await Promise.all([
        subject.store.savePlay(answered(play, 0)),
        subject.store.savePlay(answered(play, 1)),
      ]);
      expect(both.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
      const kept = await subject.store.play(play.id);
      expect(kept?.version).toBe(2);
      expect(kept?.answers).toHaveLength(1);
    });

    it('finishes a play once; nothing changes it afterwards', async () => {
      const play = buildPlay();
      await subject.store.startPlay(play);
      const endedAt = lastSettlementAt(play);
      const results = await Promise.all([1, 2, 3].map(() => subject.store.finishPlay(play, endedAt, 0)));
      expect(results.map(({ kind }) => kind).sort()).toEqual(['conflict', 'conflict', 'saved']);
      await Promise.all(results.map((result) => result.kind === 'saved' && result.lasting));
      expect(await subject.store.savePlay({ ...play, version: 2 })).toEqual({ kind: 'conflict' });
      expect((await subject.store.play(play.id))?.finishedAt).toBe(endedAt);
    });

    it('shows a write whole or not at all, and has it once it is acknowledged', async () => {
      const play = buildPlay();
      const starting = subject.store.startPlay(play);
      const seenAtOnce = await subject.store.play(play.id);
      await starting;
      expect([undefined, play]).toContainEqual(seenAtOnce);
      expect(await subject.store.play(play.id)).toEqual(play);
    });

    it('a failing call takes no other call of the same moment with it', async () => {
      const play = buildPlay();
      const results = await Promise.allSettled([
        subject.store.startPlay(play),
        subject.store.startPlay(play),
        subject.store.startPlay(buildPlay({ id: idOf(2) })),
      ]);
      const statuses = results.map((result) => result.status);
      expect(statuses.toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
      expect(await subject.store.play(play.id)).toBeDefined();
      expect(await subject.store.play(idOf(2))).toBeDefined();
    });

    it('lists unfinished plays whose end has passed, the oldest first', async () => {
      const later = buildPlay({ id: idOf(2), startedAt: START + 60_000 });
      const sooner = buildPlay({ id: idOf(3) });
      const finished = buildPlay({ id: idOf(4) });
      for (const play of [later, sooner, finished]) await subject.store.startPlay(play);
      await subject.store.finishPlay(finished, lastSettlementAt(finished), 0);
      const end = lastSettlementAt(sooner);
      const lease = lastSettlementAt(later) + 1_000;
      const claimed = async (before: number, leaseUntil: number, limit = 10) =>
        (await subject.store.claimDuePlays(before, leaseUntil, limit)).map((play) => play.id);
      expect(await claimed(end, lease)).toEqual([]);
      expect(await claimed(lastSettlementAt(later) + 1, end, 1)).toEqual([idOf(3)]);
      expect((await claimed(lastSettlementAt(later) + 1, lease)).sort()).toEqual([idOf(2), idOf(3)]);
      expect(await claimed(lease, lease)).toEqual([]);
      expect(await claimed(lease + 1, lease)).toHaveLength(2);
    });

    it('whoever claims at the same time gets other plays', async () => {
      const ids = Array.from({ length: 20 }, (_, n) => idOf(n + 1));
      for (const id of ids) await subject.store.startPlay(buildPlay({ id }));
      const end = lastSettlementAt(buildPlay());
      const both = await Promise.all([1, 2].map(() => subject.store.claimDuePlays(end + 1, end + 1_000, 20)));
      expect(
        both
          .flat()
          .map((play) => play.id)
          .sort(),
      ).toEqual(ids.sort());
    });

    it('counts unfinished plays of visitors, up to a limit', async () => {
      const [first, second] = [buildPlay({ id: idOf(1) }), buildPlay({ id: idOf(2) })];
      for (const play of [first, second]) await subject.store.startPlay(play);
      expect(await subject.store.runningVisitorPlays(10)).toBe(2);
      expect(await subject.store.runningVisitorPlays(1)).toBe(1);
      await subject.store.finishPlay(first, START + 1_000, 0);
      expect(await subject.store.runningVisitorPlays(10)).toBe(1);
    });

    it('an answer moves a play’s end', async () => {
      const play = buildPlay();
      await subject.store.startPlay(play);
      await subject.store.savePlay(answered(play, 0));
      const oldEnd = lastSettlementAt(play);
      const [due] = await subject.store.claimDuePlays(oldEnd, oldEnd, 10);
      expect(due?.id).toBe(play.id);
    });

    it('a play whose finish came to nothing is still found when its time is over', async () => {
      const play = buildPlay();
      await subject.store.startPlay(play);
      const end = lastSettlementAt(play);
      expect(await subject.store.claimDuePlays(end, end, 10)).toEqual([]);
      const member = { kind: 'member', accountId: 'nobody' } as const;
      const failing = subject.store.startPlay(play);
      const refused = subject.store.finishPlay({ ...play, owner: member }, end, 5);
      expect(await Promise.allSettled([failing, refused])).toMatchObject([
        { status: 'rejected' },
        { value: { kind: 'gone' } },
      ]);
      const due = await subject.store.claimDuePlays(end + 1, end + 1_000, 10);
      expect(due.map(({ id }) => id)).toEqual([play.id]);
    });

    it('deletes visitors’ plays that finished before a moment, and nobody else’s', async () => {
      const visitor = buildPlay({ id: idOf(2) });
      const running = buildPlay({ id: idOf(3) });
      await subject.store.setSlotLimit(1);
      await subject.store.claimAccount(buildAccount(1));
      const member = buildPlay({ id: idOf(4), owner: { kind: 'member', accountId: 'account-1' } });
      for (const play of [visitor, running, member]) await subject.store.startPlay(play);
      for (const play of [visitor, member]) await subject.store.finishPlay(play, START + 1_000, 0);
      expect(await subject.store.deleteVisitorPlays(START + 1_000, 10)).toBe(0);
      expect(await subject.store.deleteVisitorPlays(START + 1_001, 10)).toBe(1);
      expect(await subject.store.play(idOf(2))).toBeUndefined();
      expect(await subject.store.play(idOf(3))).toBeDefined();
      expect(await subject.store.play(idOf(4))).toBeDefined();
    });

    it('can be used', async () => {
      await expect(subject.store.check()).resolves.toBeUndefined();
    });
  });
}
