import { hashToken } from '../../server/edges/token-hash.ts';
import { lastSettlementAt } from '../../server/features/play/timeline.ts';
import type { CleanupRun } from '../../server/ports/cleanup-store.ts';
import type { Store } from '../../server/ports/store.ts';
import type { NewWithdrawal } from '../../server/ports/withdrawal-store.ts';
import { giveMember } from './member-with-points.ts';
import { buildPlay, START } from './play-builder.ts';
import { buildRequest } from './withdrawal-builder.ts';

const playIdOf = (n: number) => `0199c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;

const RUN: CleanupRun = {
  jobId: 'cleanup-1',
  fence: 'fence-1',
  state: 'running',
  startedAt: START,
  leaseUntil: START + 60_000,
  scanned: 0,
  deleted: 0,
  kept: 0,
  code: null,
};

async function join(store: Store, username: string, points: number) {
  const tokenHash = hashToken(await giveMember(store, username, points, START));
  const { accountId = '' } = (await store.session(tokenHash)) ?? {};
  return { accountId, tokenHash };
}

async function pay(store: Store, session: { accountId: string; tokenHash: string }, request: NewWithdrawal) {
  const requested = await store.requestWithdrawal(session, request);
  if (requested.kind !== 'requested') throw new Error(`a withdrawal was ${requested.kind}`);
  await store.saveWithdrawal({
    ...requested.withdrawal,
    status: 'Paid',
    payoutState: 'done',
    sends: 1,
    reference: `ref of ${request.id}`,
    history: [{ at: START, from: 'Pending', to: 'Paid', by: 'payout', flipId: null }],
  });
}

/** Puts something into every corner of an empty store, by the product's own steps. */
export async function fillEveryCorner(store: Store): Promise<void> {
  await store.setSlotLimit(5);
  const ayesha = await join(store, 'Ayesha', 5_010);
  const bilal = await join(store, 'Bilal', 2_500);
  await store.requestWithdrawal(ayesha, buildRequest(1, { accountName: 'عائشہ "Khan"' }));
  await pay(store, ayesha, buildRequest(2));
  await pay(store, bilal, buildRequest(3));

  const owner = { kind: 'member', accountId: ayesha.accountId } as const;
  await store.startPlay(buildPlay({ id: playIdOf(1), owner }));
  await store.startPlay(buildPlay({ id: playIdOf(2) }));
  const visited = buildPlay({
    id: playIdOf(3),
    answers: [{ index: 0, option: 2, receivedAt: START + 2_000 }],
    nexts: [{ index: 0, at: START + 2_500 }],
  });
  await store.startPlay(visited);
  await store.finishPlay(visited, lastSettlementAt(visited), 0);

  const message = { id: playIdOf(4), name: 'N', email: 'n@gmail.com', message: 'a\nb 🙂', at: START };
  await store.addSupportMessage({ ...message, accountId: null, username: 'Guest' });
  await store.addSupportMessage({
    ...message,
    id: playIdOf(6),
    accountId: ayesha.accountId,
    username: 'Ayesha',
  });
  await store.markSupportMessage(playIdOf(6), true, 'Admin@sawaal.pk');
  const link = {
    accountId: ayesha.accountId,
    messageId: playIdOf(6),
    madeBy: 'Admin@sawaal.pk',
    madeAt: START,
  };
  for (const n of [7, 8]) {
    const id = playIdOf(n);
    await store.addPasswordReset({ ...link, id, tokenHash: `reset-${n}`, expiresAt: START + 60_000 });
  }
  await store.subscribe('Reader@gmail.com', START);
  const admin = { email: 'Admin@sawaal.pk', keyHash: 'key', codeHash: 'code', isConfigured: true };
  await store.setAdmin(admin, START);
  const { email } = admin;
  await store.openAdminSession({ email, tokenHash: 'admin-token', expiresAt: START }, admin);
  await store.addDeadJob({ queue: 'payout', id: playIdOf(5), error: 'never paid', at: START });

  await store.setCleanupPermission(true);
  await store.beginCleanup(RUN, START);
  const rule = { inactiveBefore: START + 1, settledBefore: START + 1 };
  await store.cleanUpMember(bilal.accountId, RUN.fence, rule);
  await store.saveCleanup({ ...RUN, state: 'completed', scanned: 2, deleted: 1, kept: 1 });
}
