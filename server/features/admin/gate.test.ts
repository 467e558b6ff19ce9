import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, makeAdmin } from '../../../tests/clients/test-admin.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { createRecordedLimits, type RecordedLimits } from '../../../tests/support/recorded-limits.ts';
import { StoreUnavailable } from '../../ports/store.ts';

const OTHER = { email: 'second@example.com', adminKey: 'second admin key', secretCode: 'second secret code' };
const HOUR = 60 * 60_000;

let server: TestServer;
let limits: RecordedLimits;
let isAway = false;
beforeEach(async () => {
  isAway = false;
  limits = createRecordedLimits();
  const unlessAway =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (isAway) throw new StoreUnavailable('the disk is away');
      return call(...args);
    };
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1' }, ({ store }) => ({
    limits,
    store: {
      ...store,
      admin: unlessAway(store.admin),
      openAdminSession: unlessAway(store.openAdminSession),
      adminSession: unlessAway(store.adminSession),
    },
  }));
  await makeAdmin(server);
  await makeAdmin(server, OTHER);
});
afterEach(() => server.stop());

const enter = (body: unknown, address = '203.0.113.1') =>
  server.api.call('createAdminSession', { body, address });

describe('the admin gate', () => {
  it('opens to all three fields of one record, the e-mail in any case, for 60 minutes', async () => {
    const opened = await enter({ ...ADMIN, email: 'OWNER@Example.com' });
    expect(opened).toMatchObject({
      status: 201,
      body: { email: ADMIN.email, expiresAt: server.clock.now() + HOUR },
    });
    const { adminToken: token } = opened.body;
    expect((await server.api.call('cleanup', { token })).status).toBe(200);
  });

  it('fields taken from two admin records, and other guesses: the one message [SESSION-6]', async () => {
    const guesses = {
      'the key of another record': { ...ADMIN, adminKey: OTHER.adminKey },
      'the secret code of another record': { ...ADMIN, secretCode: OTHER.secretCode },
      'the e-mail of another record': { ...ADMIN, email: OTHER.email },
      'key and code swapped': { ...ADMIN, adminKey: ADMIN.secretCode, secretCode: ADMIN.adminKey },
      'a wrong key': { ...ADMIN, adminKey: 'guess' },
      'a wrong secret code': { ...ADMIN, secretCode: 'guess' },
      'an unknown e-mail': { ...ADMIN, email: 'nobody@example.com' },
      'an empty field': { ...ADMIN, secretCode: '' },
      'nothing at all': {},
    };
    for (const [guess, body] of Object.entries(guesses)) {
      const { status, code, message } = await enter(body);
      expect([guess, status, code]).toEqual([guess, 401, 'ADMIN_CREDENTIALS']);
      expect(message).toBe('Invalid credentials. Please try again.');
    }
  });

  it('operators and arrays where strings belong: 400 [SESSION-7]', async () => {
    for (const body of [
      { ...ADMIN, adminKey: { $gt: '' } },
      { ...ADMIN, email: [ADMIN.email] },
      { ...ADMIN, secretCode: 7 },
      [ADMIN],
    ]) {
      expect(await enter(body)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    }
  });

  it('takes the same number of hash verifications whatever is wrong', async () => {
    const verifications: number[] = [];
    for (const body of [
      ADMIN,
      { ...ADMIN, email: 'nobody@example.com' },
      { ...ADMIN, adminKey: 'guess' },
      { ...ADMIN, secretCode: 'guess' },
      {},
    ]) {
      const before = server.passwords.verified;
      await enter(body);
      verifications.push(server.passwords.verified - before);
    }
    expect(verifications).toEqual([2, 2, 2, 2, 2]);
  });

  it('guessing from many addresses: a growing delay, at most 2 s, and never a refusal of the owner [SESSION-6]', async () => {
    for (let n = 0; n < 26; n++) await enter({ ...ADMIN, adminKey: 'guess' }, `203.0.113.${n}`);
    expect(limits.delays.slice(0, 6)).toEqual([0, 0, 0, 100, 200, 300]);
    expect(limits.delays.toSorted((a, b) => a - b)).toEqual(limits.delays);
    expect(Math.max(...limits.delays)).toBe(2_000);
    expect((await enter(ADMIN, '198.51.100.1')).status).toBe(201);
  });

  it('guessing from one address: refused with Retry-After before anything is looked up [SESSION-6]', async () => {
    for (let n = 0; n < 10; n++) expect((await enter({ ...ADMIN, adminKey: 'guess' })).status).toBe(401);
    const before = server.passwords.verified;
    const refused = await enter(ADMIN);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(refused).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      message: `Too many attempts. Please wait ${seconds} seconds.`,
    });
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(server.passwords.verified).toBe(before);
    expect((await enter(ADMIN, '198.51.100.1')).status).toBe(201);
  });

  it('forgets the wrong attempts of an address that gets in', async () => {
    for (let n = 0; n < 9; n++) await enter({ ...ADMIN, adminKey: 'guess' });
    expect((await enter(ADMIN)).status).toBe(201);
    for (let n = 0; n < 10; n++) expect((await enter({ ...ADMIN, adminKey: 'guess' })).status).toBe(401);
  });

  it('says that the database is away, and opens when it is back', async () => {
    isAway = true;
    expect(await enter(ADMIN)).toMatchObject({
      status: 503,
      code: 'ADMIN_STORE_AWAY',
      message: 'Error logging in. Please check the database.',
    });
    isAway = false;
    const { adminToken: token } = (await enter(ADMIN)).body;
    isAway = true;
    expect(await server.api.call('cleanup', { token })).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });

  it('writes no key, code or token to the log [PRIVACY-1]', async () => {
    const { adminToken } = (await enter(ADMIN)).body;
    await enter({ ...ADMIN, adminKey: 'a very secret guess' });
    isAway = true;
    await enter(ADMIN);
    const log = server.logged.join('\n');
    for (const secret of [ADMIN.adminKey, ADMIN.secretCode, adminToken, 'a very secret guess']) {
      expect(log).not.toContain(secret);
    }
  });
});
