import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SessionView } from '../../../shared/contract/views.ts';
import { PASSWORD_RESET_MS, SAME_AGAIN_MS } from '../../../shared/rules/constants.ts';
import { logInAdmin } from '../../../tests/clients/test-admin.ts';
import { createTestApi, formOf, PASSWORD, type TestApi } from '../../../tests/clients/test-api.ts';
import { type LostReplies, startLostReplies } from '../../../tests/proxies/lost-replies.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

const NEW = 'a new battery staple';
const LETTER = { name: 'Ali Raza', email: 'ali@example.com', message: 'Hello there' };

let server: TestServer;
let way: LostReplies;
/** Of a browser behind the way on which replies are lost. */
let browser: TestApi;
beforeEach(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1' });
  way = await startLostReplies(server.url);
  browser = createTestApi(() => way.url);
});
afterEach(async () => {
  await way.close();
  await server.stop();
});

/** Makes a call whose reply is lost. */
async function lose(call: () => Promise<unknown>): Promise<void> {
  const lost = way.loseNext();
  await expect(call()).rejects.toThrow();
  await lost;
}

const join = () => server.api.join('Ayesha');
const logIn = (password: string) => server.api.login({ username: 'Ayesha', password });

describe('a sign-up whose reply was lost', () => {
  const form = formOf('Ayesha');

  it('is answered as it was when it is sent again, also after a restart: one account, one place [TWICE-1]', async () => {
    await lose(() => browser.signUp(form));
    expect(await browser.signUp(form)).toMatchObject({ status: 201, body: { username: 'Ayesha' } });
    await server.restart();
    expect((await server.api.signUp(form)).status).toBe(201);
    expect((await server.container.store.slots()).taken).toBe(1);
    expect((await logIn(PASSWORD)).status).toBe(201);
  });

  it('many times at once is one account, and each hears so [TWICE-1]', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => server.api.signUp(form, `203.0.113.${n}`)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect((await server.container.store.slots()).taken).toBe(1);
  });

  it('with any other word is refused, and so is the same one once the account was used or is ten minutes old [TWICE-1]', async () => {
    await server.api.signUp(form);
    const others = [{ password: NEW }, { username: 'AYESHA' }, { email: 'a.yesha@gmail.com' }];
    for (const other of others) {
      expect((await server.api.signUp({ ...form, ...other })).code).toBe('EMAIL_TAKEN');
    }
    await server.clock.advance(SAME_AGAIN_MS - 1);
    expect((await server.api.signUp(form)).status).toBe(201);
    await logIn(PASSWORD);
    expect((await server.api.signUp(form)).code).toBe('EMAIL_TAKEN');
    const later = formOf('Bilal');
    await server.api.signUp(later);
    await server.clock.advance(SAME_AGAIN_MS);
    expect((await server.api.signUp(later)).code).toBe('EMAIL_TAKEN');
  });

  it('is no way to guess at its password more often than by logging in [TWICE-1]', async () => {
    await server.api.signUp(form);
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) {
      codes.push((await server.api.signUp({ ...form, password: `guess ${n} of many` })).code);
    }
    expect(codes).toEqual([...Array(10).fill('EMAIL_TAKEN'), 'RATE_LIMITED', 'RATE_LIMITED']);
    expect((await logIn(PASSWORD)).code).toBe('RATE_LIMITED');
  });
});

it('a login whose reply was lost opens a session when it is sent again [TWICE-2]', async () => {
  await join();
  await lose(() => browser.login(formOf('Ayesha')));
  const { status, body } = await browser.login(formOf('Ayesha'));
  expect(status).toBe(201);
  expect((await browser.call('me', { token: body.sessionToken })).status).toBe(200);
});

it('a logout whose reply was lost is told as one when it is sent again [TWICE-2]', async () => {
  const { sessionToken: token } = await join();
  await lose(() => browser.call('endSession', { token }));
  expect(await browser.call('endSession', { token })).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
});

describe('a change of password whose reply was lost', () => {
  const body = { current: PASSWORD, next: NEW };
  let session: SessionView;
  beforeEach(async () => {
    session = await join();
  });
  const change = (api: TestApi, changed: object = body) =>
    api.call('changePassword', { token: session.sessionToken, body: changed });

  it('is answered as it was when it is sent again, also after a restart [TWICE-3]', async () => {
    await lose(() => change(browser));
    expect((await change(browser)).status).toBe(204);
    await server.restart();
    expect((await change(server.api)).status).toBe(204);
    expect((await logIn(NEW)).status).toBe(201);
  });

  it('many times at once is one change, and each hears so [TWICE-3]', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => change(server.api)));
    expect(replies.map(({ status }) => status)).toEqual(Array(4).fill(204));
    expect((await logIn(NEW)).status).toBe(201);
  });

  it('of two to different passwords the one that comes late undoes nothing [TWICE-3]', async () => {
    const wishes = [NEW, 'quite another staple'];
    const replies = await Promise.all(wishes.map((next) => change(server.api, { current: PASSWORD, next })));
    expect(replies.map(({ code }) => code).sort()).toEqual(['OK', 'WRONG_PASSWORD']);
    const told = wishes[replies.findIndex(({ status }) => status === 204)] ?? '';
    expect((await logIn(told)).status).toBe(201);
  });

  it('is no way to guess at the password twice for one try at a login [TWICE-3]', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 6; n++) {
      codes.push((await change(server.api, { current: `guess ${n}`, next: `other guess ${n}` })).code);
    }
    expect(codes).toEqual([...Array(5).fill('WRONG_PASSWORD'), 'RATE_LIMITED']);
  });
});

describe('a link for a new password whose use was not answered', () => {
  let token: string;
  beforeEach(async () => {
    const { sessionToken } = await join();
    await server.api.call('support', { token: sessionToken, body: { ...LETTER, email: 'ayesha@gmail.com' } });
    const admin = await logInAdmin(server);
    const { groups } = (await server.api.call('adminSupport', { token: admin })).body;
    const params = { id: groups[0]?.messages[0]?.id ?? '' };
    const made = await server.api.call('makePasswordReset', { token: admin, params });
    token = new URL(made.body.url).hash.slice(1);
  });
  const reset = (api: TestApi, newPassword = NEW) =>
    api.call('resetPassword', { params: { token }, body: { newPassword } });

  it('is answered as it was when it is used again with the same password, and ends no session then [TWICE-4]', async () => {
    await lose(() => reset(browser));
    expect((await reset(browser)).status).toBe(204);
    await server.restart();
    const { sessionToken } = (await logIn(NEW)).body;
    expect((await reset(server.api)).status).toBe(204);
    expect((await server.api.call('me', { token: sessionToken })).status).toBe(200);
  });

  it('many times at once is one use, and each hears so [TWICE-4]', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => reset(server.api)));
    expect(replies.map(({ status }) => status)).toEqual(Array(4).fill(204));
  });

  it('opens nothing with another password, nor when its half hour is over or the password was changed since [TWICE-4]', async () => {
    await reset(server.api);
    expect((await reset(server.api, 'quite another staple')).code).toBe('RESET_LINK_DEAD');
    const { sessionToken } = (await logIn(NEW)).body;
    const body = { current: NEW, next: PASSWORD };
    await server.api.call('changePassword', { token: sessionToken, body });
    expect((await reset(server.api)).code).toBe('RESET_LINK_DEAD');
    await server.clock.advance(PASSWORD_RESET_MS);
    expect((await reset(server.api, PASSWORD)).code).toBe('RESET_LINK_DEAD');
    expect((await logIn(PASSWORD)).status).toBe(201);
  });

  it('is no way to guess at the password more often than by logging in [TWICE-4]', async () => {
    await reset(server.api);
    const codes: string[] = [];
    for (let n = 0; n < 11; n++) codes.push((await reset(server.api, `guess ${n} of many`)).code);
    expect(codes).toEqual([...Array(10).fill('RESET_LINK_DEAD'), 'RATE_LIMITED']);
  });
});

it('a deletion of an account whose reply was lost is told as one when it is sent again [TWICE-6]', async () => {
  const { sessionToken: token } = await join();
  const leave = () => browser.call('deleteAccount', { token, body: { password: PASSWORD } });
  await lose(leave);
  expect(await leave()).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  expect((await server.container.store.slots()).taken).toBe(0);
});

describe('a message whose reply was lost', () => {
  const write = (api: TestApi, options: object = {}) => api.call('support', { body: LETTER, ...options });
  const messages = async () => {
    const { groups } = (await server.api.call('adminSupport', { token: await logInAdmin(server) })).body;
    return groups.flatMap((group) => group.messages);
  };

  it('is one message when it is sent again, a guest’s and a member’s, also after a restart [TWICE-5]', async () => {
    const { sessionToken: token } = await join();
    for (const options of [{}, { token }]) {
      await lose(() => write(browser, options));
      expect((await write(browser, options)).status).toBe(201);
    }
    await server.restart();
    expect((await write(server.api)).status).toBe(201);
    expect(await messages()).toHaveLength(2);
  });

  it('many times at once is one message [TWICE-5]', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => write(server.api)));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(await messages()).toHaveLength(1);
    await server.clock.advance(SAME_AGAIN_MS);
    await write(server.api);
    expect(await messages()).toHaveLength(2);
  });

  it('an address for the newsletter is kept once [TWICE-5]', async () => {
    const subscribe = () => browser.call('newsletter', { body: { email: LETTER.email } });
    await lose(subscribe);
    expect((await subscribe()).status).toBe(201);
    expect(await server.data.rows('newsletter')).toHaveLength(1);
  });
});
