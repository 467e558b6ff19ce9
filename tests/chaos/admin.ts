import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { AdminWithdrawalView } from '../../shared/contract/views.ts';
import type { Random } from '../../shared/kernel/random.ts';
import { ADMIN } from '../clients/test-admin.ts';
import type { TestApi } from '../clients/test-api.ts';
import { createAdminCalls, type FakeReply } from '../clients/withdrawal-calls.ts';
import { AWAY, persist } from '../load/retry.ts';
import type { Tally } from '../load/tally.ts';
import { type Asked, NOTHING } from './money-model.ts';

export interface ChaosAdmin {
  /** By request, what was asked of it. */
  readonly asked: ReadonlyMap<string, Asked>;
  readonly token: string;
  /** Decisions and messages so far. */
  readonly operations: number;
  /** Messages of guests that were acknowledged. */
  readonly messages: readonly string[];
  stop(): Promise<void>;
}

export interface ChaosAdminParts {
  readonly url: string;
  readonly api: TestApi;
  readonly random: Random;
  readonly tally: Tally;
  readonly watch: (event: string, payload: unknown) => void;
}

const THINKS_MS = 400;
/** Of requests that are settled, how many are taken back. */
const UNDO = 0.1;
/** What may be said to a decision in the middle of everything: another was quicker, or a part is away. */
const FAIR = new Set([200, 409, ...AWAY]);

/** An administrator who decides at random about requests, and guests who write. */
export async function startChaosAdmin(parts: ChaosAdminParts): Promise<ChaosAdmin> {
  const { url, api, random, tally, watch } = parts;
  const calls = createAdminCalls(() => url);
  const opened = await persist('createAdminSession', tally, () =>
    api.call('createAdminSession', { body: ADMIN }),
  );
  const token = opened.reply.body.adminToken;
  const socket: Socket = io(`${url}/admin`, {
    transports: ['websocket'],
    forceNew: true,
    auth: { adminToken: token },
  });
  socket.onAny(watch);
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && socket.connect());

  const asked = new Map<string, Asked>();
  const messages: string[] = [];
  const unanswered: string[] = [];
  let operations = 0;
  let isOver = false;

  function note(id: string, more: Partial<Omit<Asked, 'marks'>>): void {
    const { payAgain, changes, acknowledged, marks } = asked.get(id) ?? NOTHING;
    const now = Date.now();
    asked.set(id, {
      payAgain: payAgain + (more.payAgain ?? 0),
      changes: changes + (more.changes ?? 0),
      acknowledged: acknowledged + (more.acknowledged ?? 0),
      // Each decision ends the mark.
      marks: marks.map((mark) => ({ ...mark, until: Math.min(mark.until, now) })),
    });
  }

  /** From its acknowledgement on, what waited to be sent is not. */
  async function claim(id: string): Promise<void> {
    const reply = await decide('claim', id, {}, () => calls.claim(id, token));
    const { payoutState, attempt = 0, claimedUntil } = reply?.withdrawal ?? {};
    const isWaiting = payoutState === 'queued' || payoutState === 'retry';
    if (reply?.status !== 200 || !isWaiting) return;
    const soFar = asked.get(id) ?? NOTHING;
    const mark = { attempt, from: Date.now(), until: claimedUntil ?? 0 };
    asked.set(id, { ...soFar, marks: [...soFar.marks, mark] });
  }

  /** Asks once: without an answer nobody knows whether it was done. */
  async function decide(
    what: string,
    id: string,
    more: Partial<Omit<Asked, 'marks'>>,
    call: () => Promise<FakeReply>,
  ): Promise<FakeReply | undefined> {
    note(id, more);
    operations += 1;
    const reply = await call().catch(() => undefined);
    if (reply && !FAIR.has(reply.status)) tally.blame(`${what}: ${reply.status} ${reply.code}`);
    if (reply?.status === 200 && more.changes) note(id, { acknowledged: more.changes });
    return reply;
  }

  async function decideAbout(request: AdminWithdrawalView): Promise<unknown> {
    const { id, status, payoutState, version } = request;
    const seen = { version, confirm: true };
    const change = { changes: 1 };
    if (status === 'Paid') {
      if (random() > UNDO) return;
      const back = { from: 'Paid', to: 'Pending', ...seen, flipId: randomUUID() };
      return decide('undo', id, change, () => calls.flip(id, token, back));
    }
    const isLost = payoutState === 'unknown' || payoutState === 'refused';
    const mood = random();
    if (isLost && mood < 0.4)
      return decide('pay again', id, { payAgain: 1 }, () => calls.payAgain(id, token, seen));
    if (isLost)
      return decide('paid by hand', id, change, () => calls.paidByHand(id, token, randomUUID(), seen));
    if (mood < 0.3) return claim(id);
    if (payoutState !== 'manual') return;
    const paid = { from: 'Pending', to: 'Paid', ...seen, reference: randomUUID(), flipId: randomUUID() };
    return decide('flip', id, change, () => calls.flip(id, token, paid));
  }

  /** A message of which no word came whether it arrived is sent again: it is the same one. */
  async function writeAsGuest(): Promise<void> {
    const message = unanswered.pop() ?? randomUUID();
    operations += 1;
    const body = { name: 'Guest', email: 'guest@example.com', message };
    const reply = await api.call('support', { body, address: guestAddress() }).catch(() => undefined);
    if (reply?.status === 201) messages.push(message);
    else if (!reply || [429, ...AWAY].includes(reply.status)) unanswered.push(message);
    else tally.blame(`support: ${reply.status} ${reply.code}`);
  }

  const guestAddress = (): string => `10.2.${Math.floor(random() * 250)}.${Math.floor(random() * 250) + 1}`;

  async function live(): Promise<void> {
    while (!isOver) {
      await pause(THINKS_MS * (0.5 + random()));
      if (random() < 0.2) await writeAsGuest();
      const listed = await api.call('adminWithdrawals', { token }).catch(() => undefined);
      if (listed && ![200, ...AWAY].includes(listed.status))
        tally.blame(`dashboard: ${listed.status} ${listed.code}`);
      if (listed?.status !== 200) continue;
      const { withdrawals } = listed.body;
      const request = withdrawals[Math.floor(random() * withdrawals.length)];
      if (request) await decideAbout(request);
    }
  }

  const life = live();
  return {
    asked,
    token,
    messages,
    get operations() {
      return operations;
    },
    async stop() {
      isOver = true;
      await life;
      socket.disconnect();
    },
  };
}
