import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountExportSchema } from '../../../shared/contract/views.ts';
import { buildPlay } from '../../../tests/builders/play-builder.ts';
import { joinWithPoints, logInAdmin, withdrawalForm } from '../../../tests/clients/test-admin.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const exported = (token: string) => server.api.call('exportAccount', { token });

describe('the download of an account', () => {
  it('holds everything that is stored of it, and of nobody else', async () => {
    const { sessionToken: token, accountId, expiresAt } = await joinWithPoints(server, 'Ayesha', 2_500);
    await joinWithPoints(server, 'Bilal', 10);
    const createdAt = server.clock.now();
    const form = withdrawalForm();
    await server.api.call('createWithdrawal', { token, body: form });
    const letter = { name: 'Ayesha Khan', email: 'ayesha@gmail.com', message: 'Hello' };
    await server.api.call('support', { token, body: letter });
    const adminToken = await logInAdmin(server);
    const [message] = await server.container.store.supportMessagesOf(accountId);
    const params = { id: message?.id ?? '' };
    await server.api.call('makePasswordReset', { token: adminToken, params });

    await server.clock.advance(60_000);

    const { status, headers, body } = await exported(token);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-disposition')).toBe('attachment; filename="sawaal-account.json"');
    expect(accountExportSchema.strict().parse(body)).toEqual(body);
    expect(body).toMatchObject({
      account: {
        id: accountId,
        username: 'Ayesha',
        email: 'ayesha@gmail.com',
        createdAt,
        points: 0,
        rank: 'Bronze',
        quizCount: 1,
      },
      sessions: [{ expiresAt }],
      passwordResets: [{ madeAt: createdAt, usedAt: null, voidedAt: null }],
      supportMessages: [{ ...letter, sentAt: createdAt, done: false }],
      withdrawals: [{ accountName: form.accountName, accountNumber: form.accountNumber, status: 'Pending' }],
    });
    expect(body.ledger.map(({ points }) => points)).toEqual([-2_500, 2_500]);
    expect(body.plays).toMatchObject([{ earned: 2_500 }]);
    expect(body.plays[0]?.answers).toHaveLength(5);
  });

  it('has no secret, no hash and nothing of the admins', async () => {
    const { sessionToken: token, accountId } = await joinWithPoints(server, 'Ayesha', 10);
    await server.api.call('support', {
      token,
      body: { name: 'A', email: 'ayesha@gmail.com', message: 'Hello' },
    });
    const adminToken = await logInAdmin(server);
    const [message] = await server.container.store.supportMessagesOf(accountId);
    const params = { id: message?.id ?? '' };
    await server.api.call('setSupportDone', { token: adminToken, params, body: { done: true } });
    const { body: link } = await server.api.call('makePasswordReset', { token: adminToken, params });
    const text = JSON.stringify((await exported(token)).body);
    const { store } = server.container;
    const session = (await store.sessionsOf([accountId]))[0]?.session;
    const [row] = await server.data.rows('password_resets');
    const secrets = [
      token,
      session?.tokenHash,
      (await store.credentialsOf(accountId))?.passwordHash,
      new URL(link.url).hash.slice(1),
      String(row?.token_hash),
      'owner@example.com',
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('tells no answer of a quiz that runs', async () => {
    const { sessionToken: token } = await server.api.join('Ayesha');
    const player = await server.connect(token);
    await player.start();
    const [play] = (await exported(token)).body.plays;
    expect(play).toMatchObject({ finishedAt: null, score: 0, answers: [] });
  });

  it('of a long life comes whole, in pieces', async () => {
    const { sessionToken: token } = await server.api.join('Ayesha');
    const [accountId = ''] = token.split('_');
    const { store, clock } = server.container;
    const owner = { kind: 'member', accountId } as const;
    const ids = Array.from({ length: 201 }, (_, n) => `play-${String(n).padStart(3, '0')}`);
    for (const id of ids) await store.startPlay(buildPlay({ id, owner, quizId: id, startedAt: clock.now() }));
    expect((await exported(token)).body.plays.map(({ id }) => id)).toEqual(ids);
  });

  it('is for its member, and not again and again', async () => {
    expect((await exported('nobody')).status).toBe(401);
    const { sessionToken } = await server.api.join('Ayesha');
    for (let n = 0; n < 5; n++) expect((await exported(sessionToken)).status).toBe(200);
    expect(await exported(sessionToken)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });
});
