import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../tests/clients/test-api.ts';
import {
  createAdminCalls,
  requestWithdrawal,
  seenByAdmins,
  withdrawalForm,
} from '../../../tests/clients/withdrawal-calls.ts';
import { type LostReplies, startLostReplies } from '../../../tests/proxies/lost-replies.ts';
import { type PayoutServer, startPayoutServer } from '../../../tests/servers/payout-server.ts';

const A = 'a@example.com';
const B = 'b@example.com';

let server: PayoutServer;
let way: LostReplies;
let member: string;
let admin: string;
/** Of browsers behind the way on which replies are lost. */
const browser: TestApi = createTestApi(() => way.url);
const adminCalls = createAdminCalls(() => way.url);

beforeEach(async () => {
  server = await startPayoutServer();
  way = await startLostReplies(server.url);
  member = await server.member('Ayesha', 5_000);
  admin = await server.admin(A);
});
afterEach(async () => {
  await way.close();
  await server.stop();
});

/** Makes a call whose reply is lost, and makes it again. */
async function loseOnce<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  const lost = way.loseNext();
  await expect(call()).rejects.toThrow();
  await lost;
  return call();
}

const seen = (id: string) => seenByAdmins(server.api, admin, id);
async function pending(): Promise<string> {
  const id = await requestWithdrawal(server.api, member);
  await server.workedOff();
  return id;
}

it('a withdrawal whose reply was lost is the one request, and one debit, when it is sent again [TWICE-6]', async () => {
  const body = withdrawalForm();
  const again = await loseOnce(() => browser.call('createWithdrawal', { token: member, body }));
  expect(again).toMatchObject({ status: 200, body: { withdrawal: { status: 'Pending' } } });
  expect((await server.api.call('me', { token: member })).body.points).toBe(2_500);
});

describe('an admin’s decision whose reply was lost', () => {
  it('a click on the status is one flip, with the id of the click and without one [TWICE-7]', async () => {
    for (const click of [{}, { flipId: randomUUID() }]) {
      const id = await pending();
      const { version } = await seen(id);
      const wanted = { from: 'Pending', to: 'Paid', version, reference: `cash ${id}`, ...click };
      const again = await loseOnce(() => adminCalls.flip(id, admin, wanted));
      expect(again).toMatchObject({ status: 200, withdrawal: { status: 'Paid', version: version + 1 } });
      const back = { from: 'Paid', to: 'Pending', version: version + 1 };
      expect((await loseOnce(() => adminCalls.flip(id, admin, back))).status).toBe(200);
      expect((await seen(id)).history).toHaveLength(2);
      expect((await adminCalls.flip(id, admin, { ...wanted, flipId: randomUUID() })).code).toBe(
        'STATUS_CHANGED',
      );
    }
  });

  it('«paid by hand» is one flip; another admin’s, or one with another reference, is refused [TWICE-7]', async () => {
    const id = await pending();
    const before = await seen(id);
    const again = await loseOnce(() => adminCalls.paidByHand(id, admin, 'TX 9', before));
    expect(again).toMatchObject({ status: 200, withdrawal: { status: 'Paid', reference: 'TX 9' } });
    const other = await server.admin(B);
    for (const refused of [
      await adminCalls.paidByHand(id, other, 'TX 9', before),
      await adminCalls.paidByHand(id, admin, 'TX 10', before),
    ]) {
      expect(refused).toMatchObject({ status: 409, code: 'STATUS_CHANGED' });
    }
    expect((await seen(id)).history).toHaveLength(1);
  });

  it('a mark «I am paying this» is the same mark [TWICE-7]', async () => {
    const id = await pending();
    const again = await loseOnce(() => adminCalls.claim(id, admin));
    expect(again).toMatchObject({ status: 200, withdrawal: { status: 'Pending', claimedBy: A } });
  });

  it('a message that is done, a permission and a cleanup are what they were to be, once [TWICE-7]', async () => {
    const body = { name: 'Ali', email: 'ali@example.com', message: 'Hello there' };
    await server.api.call('support', { body });
    const { groups } = (await server.api.call('adminSupport', { token: admin })).body;
    const params = { id: groups[0]?.messages[0]?.id ?? '' };
    const mark = () => browser.call('setSupportDone', { token: admin, params, body: { done: true } });
    expect((await loseOnce(mark)).body.message).toMatchObject({ done: true, version: 1 });

    const allow = () =>
      browser.call('setCleanupPermission', { token: admin, body: { cleanupAllowed: true } });
    expect((await loseOnce(allow)).body).toMatchObject({ cleanupAllowed: true });

    const dashboard = await server.dashboard(admin);
    const jobId = randomUUID();
    const start = () => browser.call('startCleanup', { token: admin, body: { jobId } });
    expect(await loseOnce(start)).toMatchObject({ status: 202, body: { jobId } });
    await dashboard.waitFor('cleanup:completed');
    expect(await start()).toMatchObject({ status: 202, body: { jobId } });
    expect((await server.api.call('cleanup', { token: admin })).body).toMatchObject({
      running: null,
      last: { jobId, state: 'completed' },
    });
  });
});
