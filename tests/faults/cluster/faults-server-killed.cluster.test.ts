import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import type { ServerAdapters } from '../../../server/container/adapters.ts';
import { pickAdapters } from '../../../server/container/pick-adapters.ts';
import type { QuestionView } from '../../../shared/contract/views.ts';
import { WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { giveMember } from '../../builders/member-with-points.ts';
import { createTestApi, formOf, PASSWORD, type TestApi } from '../../clients/test-api.ts';
import { connectPlayer, okOf } from '../../clients/test-player.ts';
import { withdrawalForm } from '../../clients/withdrawal-calls.ts';
import { type BreakPoint, commitOf, endAbandoned, startMongoProxy } from '../../proxies/mongo-proxy.ts';
import { type PaymentRail, RAIL_SECRET, startPaymentRail } from '../../servers/payment-rail.ts';
import { type ServerProcess, startServerProcess } from '../../servers/server-process.ts';
import { createTestData, type TestData } from '../../servers/test-data.ts';
import { startWorkerProcess } from '../../servers/worker-process.ts';
import { describeFaults, FAULT_TIMEOUT_MS } from '../../support/describe-faults.ts';

/** A sweep comes every ten seconds. */
const PAID_WITHIN = { timeout: 60_000, interval: 200 };

/** A test that is tried again finds nobody of its first try. */
const freshName = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`;

type OnTestFinished = (clean: () => Promise<void>) => void;
type Moment = readonly [when: BreakPoint['when'], isStored: boolean];
const MOMENTS: readonly Moment[] = [
  ['before', false],
  ['after', true],
];

describeFaults('a server killed at a commit, and another that goes on', () => {
  let data: TestData;
  let rail: PaymentRail;
  let environment: Record<string, string>;
  let container: ServerAdapters;
  let survivor: ServerProcess;
  let worker: Awaited<ReturnType<typeof startWorkerProcess>>;
  let api: TestApi;

  beforeAll(async () => {
    data = createTestData();
    rail = await startPaymentRail();
    environment = {
      ...data.environment,
      PAYOUT_RAIL: 'webhook',
      PAYOUT_WEBHOOK_URL: rail.url,
      PAYOUT_WEBHOOK_SECRET: RAIL_SECRET,
    };
    survivor = await startServerProcess(environment);
    worker = await startWorkerProcess(environment);
    container = await pickAdapters(readConfig(environment));
    api = createTestApi(() => survivor.url);
  }, FAULT_TIMEOUT_MS);
  afterAll(async () => {
    await survivor?.end('SIGKILL');
    await worker?.end('SIGKILL');
    await container?.close();
    await rail?.close();
    await data?.remove();
  }, FAULT_TIMEOUT_MS);

  /** A server that dies at the commit of what does that write; `died` resolves when the others can go on. */
  async function startVictim(when: BreakPoint['when'], write: string, onTestFinished: OnTestFinished) {
    const url = environment.MONGODB_URL ?? '';
    const toMongo = await startMongoProxy(Number(new URL(url).port));
    const victim = await startServerProcess({ ...environment, MONGODB_URL: toMongo.through(url) });
    onTestFinished(async () => {
      await victim.end('SIGKILL');
      await toMongo.close();
    });
    const kill = () => victim.end('SIGKILL');
    const reached = toMongo.breakAt({ when, fits: commitOf(write), meanwhile: kill });
    return {
      url: victim.url,
      api: createTestApi(() => victim.url),
      async died(): Promise<void> {
        await endAbandoned(url, await reached);
      },
    };
  }

  it.concurrent.for(MOMENTS)(
    'finishing a member’s play, %s the commit: one grant, points are the sum of the ledger [MONEY-2]',
    async ([when, isStored], { onTestFinished }) => {
      const victim = await startVictim(when, 'update plays', onTestFinished);
      const { sessionToken } = await api.join(freshName('Ayesha'));
      const player = await connectPlayer(victim.url, { sessionToken });
      const { playId } = okOf(await player.start()).play;
      await player.waitFor<QuestionView>('play:question', ({ index }) => index === 0);
      for (let index = 0; index < 4; index++) {
        okOf(await player.answer(playId, index, 0));
        okOf(await player.next(playId, index));
      }
      const unanswered = player.answer(playId, 4, 0).catch(() => 'no reply');
      await victim.died();
      expect(await unanswered).toBe('no reply');
      player.close();
      const grants = (await data.rows('ledger')).filter(({ id }) => id === playId);
      expect(grants).toHaveLength(isStored ? 1 : 0);

      const back = await connectPlayer(survivor.url, { sessionToken });
      okOf(await back.resume(playId));
      await back.answer(playId, 4, 0);
      const result = okOf(await back.next(playId, 4));
      const earned = 'result' in result ? result.result.earned : null;
      const { body } = await api.call('me', { token: sessionToken });
      expect(body).toMatchObject({ points: earned, quizCount: 1 });
      expect((await api.call('ledger', { token: sessionToken })).body.entries).toMatchObject([
        { id: playId, points: body.points, balance: body.points },
      ]);
      expect(await back.start()).toMatchObject({ error: { code: 'QUIZ_LOCKED' } });
      back.close();
      expect(await data.audit()).toEqual([]);
    },
  );

  it.concurrent.for(MOMENTS)(
    'signing up, %s the commit: slots are accounts, and the same form gets in or has got in [SLOT-3] [TWICE-1]',
    async ([when], { onTestFinished }) => {
      const victim = await startVictim(when, 'insert quiz-user', onTestFinished);
      const form = formOf(freshName('Bilal'));
      const unanswered = victim.api.signUp(form).catch(() => 'no reply');
      await victim.died();
      expect(await unanswered).toBe('no reply');
      expect(await data.audit()).toEqual([]);
      expect((await api.signUp(form)).code).toBe('OK');
      expect((await api.login({ username: form.username, password: PASSWORD })).status).toBe(201);
      expect(await data.audit()).toEqual([]);
    },
  );

  it.concurrent.for(MOMENTS)(
    'withdrawing, %s the commit: the same request again is the one request, one debit, one payment [MONEY-6]',
    async ([when, isStored], { onTestFinished }) => {
      const victim = await startVictim(when, 'insert quiz-withdraw', onTestFinished);
      const { store, clock } = container;
      const token = await giveMember(store, freshName('Chanda'), WITHDRAWAL_POINTS, clock.now());
      const body = withdrawalForm();
      const unanswered = victim.api.call('createWithdrawal', { token, body }).catch(() => 'no reply');
      await victim.died();
      expect(await unanswered).toBe('no reply');
      expect(await data.audit()).toEqual([]);

      const again = await api.call('createWithdrawal', { token, body });
      expect(again.status).toBe(isStored ? 200 : 201);
      const { id } = again.body.withdrawal;
      await vi.waitFor(async () => {
        const { points, withdrawals } = (await api.call('me', { token })).body;
        expect({ points, withdrawals }).toMatchObject({ points: 0, withdrawals: [{ id, status: 'Paid' }] });
      }, PAID_WITHIN);
      expect(rail.requests.filter(({ key }) => key.startsWith(id)).map(({ key }) => key)).toEqual([
        `${id}.1`,
      ]);
      expect(await data.audit()).toEqual([]);
    },
  );
});
