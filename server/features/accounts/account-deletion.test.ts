import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinWithPoints, withdrawalForm } from '../../../tests/clients/test-admin.ts';
import { formOf, PASSWORD } from '../../../tests/clients/test-api.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1', FREE_ACCOUNTS: '1' });
});
afterEach(() => server.stop());

const leave = (token: string, password: unknown = PASSWORD) =>
  server.api.call('deleteAccount', { token, body: { password } });

describe('«Delete my account»', () => {
  it('ends the session everywhere as deleted and frees the slot for everybody to see', async () => {
    const { sessionToken } = await server.api.join('Ayesha');
    const own = await server.connect(sessionToken);
    const visitor = await server.connect();
    expect((await leave(sessionToken)).status).toBe(204);
    expect(await own.waitFor('session:ended')).toEqual({ reason: 'deleted' });
    expect(await visitor.waitFor('slots:changed')).toMatchObject({ taken: 0, free: 1 });
    expect(await server.api.call('me', { token: sessionToken })).toMatchObject({ status: 401 });
    expect((await server.api.login({ username: 'Ayesha', password: PASSWORD })).code).toBe('USER_NOT_FOUND');
    expect((await server.api.signUp(formOf('Ayesha'))).status).toBe(201);
    expect(await server.data.audit()).toEqual([]);
  });

  it('needs the password: the wrong one deletes nothing and is told as at login', async () => {
    const { sessionToken } = await server.api.join('Ayesha');
    expect(await leave(sessionToken, 'wrong one')).toMatchObject({
      status: 401,
      code: 'WRONG_PASSWORD',
      message: 'Incorrect password! Try again.',
    });
    expect(await leave(sessionToken, '')).toMatchObject({ status: 400, code: 'FIELDS_REQUIRED' });
    expect((await leave(sessionToken, { $ne: '' })).status).toBe(400);
    expect(await leave('nobody')).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect((await server.api.call('me', { token: sessionToken })).status).toBe(200);
  });

  it('guesses at the password are limited as at login', async () => {
    const { sessionToken } = await server.api.join('Ayesha');
    const codes: string[] = [];
    for (let n = 0; n < 11; n++) codes.push((await leave(sessionToken, 'wrong one')).code);
    expect(codes).toEqual([...Array(10).fill('WRONG_PASSWORD'), 'RATE_LIMITED']);
  });

  it('waits for money that is under way; what was paid stays in the books without a name', async () => {
    const { sessionToken: token } = await joinWithPoints(server, 'Ayesha', 2_500);
    const asked = await server.api.call('createWithdrawal', { token, body: withdrawalForm() });
    expect(await leave(token)).toMatchObject({ status: 409, code: 'MONEY_UNDER_WAY' });
    const { store } = server.container;
    const request = await store.withdrawal(asked.body.withdrawal.id);
    if (!request) throw new Error('there is no request');
    await store.saveWithdrawal({ ...request, status: 'Paid', payoutState: 'manual' });
    expect((await leave(token)).status).toBe(204);
    expect((await server.api.call('stats')).body).toMatchObject({ members: 0, paidOutPkrPaisa: 25_000 });
    expect(JSON.stringify(await server.data.rows('payout_archive'))).not.toContain('Ayesha');
    expect(await server.data.audit()).toEqual([]);
  });

  it('while a quiz runs: the play is gone with its member', async () => {
    const { sessionToken } = await server.api.join('Ayesha');
    const player = await server.connect(sessionToken);
    const started = await player.start();
    if (!started.ok) throw new Error(started.error.code);
    await leave(sessionToken);
    await player.waitFor('session:ended');
    expect(await server.container.store.play(started.play.playId)).toBeUndefined();
    await server.clock.advance(60_000);
    await server.sweep();
    expect(await server.data.audit()).toEqual([]);
  });
});
