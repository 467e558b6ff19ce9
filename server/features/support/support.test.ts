import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteMember } from '../../../tests/builders/delete-member.ts';
import { allSupportMessages } from '../../../tests/builders/whole-lists.ts';
import { connectAdmin, logInAdmin, type TestAdmin } from '../../../tests/clients/test-admin.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

const LETTER = { name: 'Ali Raza', email: 'ali@example.com', message: 'Hello there' };
const HOUR = 60 * 60_000;

let server: TestServer;
let dashboard: TestAdmin | undefined;
beforeEach(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1' });
});
afterEach(async () => {
  dashboard?.close();
  dashboard = undefined;
  await server.stop();
});

const write = (body: unknown, options: { token?: string; address?: string } = {}) =>
  server.api.call('support', { body, ...options });
const groups = async () =>
  (await server.api.call('adminSupport', { token: await logInAdmin(server) })).body.groups;

describe('a message to support', () => {
  it('is a Guest’s without a session, else the member’s, whatever name the form gives', async () => {
    const { sessionToken } = await server.api.join('Ayesha');
    expect(await write({ ...LETTER, username: 'Admin' })).toMatchObject({ status: 201, body: {} });
    expect((await write(LETTER, { token: sessionToken })).status).toBe(201);
    expect((await groups()).map(({ username }) => username).sort()).toEqual(['Ayesha', 'Guest']);
  });

  it('is kept in the one form of its text, cut between two characters', async () => {
    await write({ ...LETTER, name: `${'a'.repeat(99)}🙂`, message: 'Ayesh\u0061\u0301 \ud83d' });
    const [kept] = (await groups())[0]?.messages ?? [];
    expect(kept).toMatchObject({ name: `${'a'.repeat(99)}🙂`, message: 'Ayesh\u00e1 \ufffd' });
  });

  it('with a dead token: 401, and nothing is kept', async () => {
    const { sessionToken } = await server.api.join('Ayesha');
    await server.clock.advance(HOUR);
    for (const token of [sessionToken, 'never-a-token']) {
      expect(await write(LETTER, { token })).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    }
    expect(await groups()).toEqual([]);
  });

  it.each(['Bearer', 'Bearer a b', 'Bearer ../..', 'Basic YTpi', 'token'])(
    'with a malformed Authorization (%s): 401, and never a guest’s',
    async (authorization) => {
      const { status } = await fetch(`${server.url}/api/support`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(LETTER),
      });
      expect(status).toBe(401);
      expect(await groups()).toEqual([]);
    },
  );

  it('is grouped by username for the admins, the newest first', async () => {
    const { sessionToken: token } = await server.api.join('Ayesha');
    const sentAt: number[] = [];
    for (const [message, options] of [
      ['first', {}],
      ['second', { token }],
      ['third', {}],
      ['fourth', { token }],
    ] as const) {
      sentAt.push(server.clock.now());
      await write({ ...LETTER, message }, options);
      await server.clock.advance(1_000);
    }
    const found = await groups();
    expect(found.map(({ username, messages }) => [username, messages.map((one) => one.message)])).toEqual([
      ['Ayesha', ['fourth', 'second']],
      ['Guest', ['third', 'first']],
    ]);
    expect(found[0]?.messages[0]).toEqual({
      id: expect.any(String),
      name: LETTER.name,
      email: LETTER.email,
      message: 'fourth',
      timestamp: sentAt[3],
      done: false,
      doneBy: null,
      version: 0,
    });
  });

  it('stays with its account: a name taken again after a deletion starts with none, and the old ones are a deleted account’s [SESSION-10]', async () => {
    const { store } = server.container;
    await write(LETTER);
    const former = await server.api.join('Ayesha');
    await write({ ...LETTER, message: 'old' }, { token: former.sessionToken });
    const [account = ''] = former.sessionToken.split('_');
    await deleteMember(store, account);
    const { sessionToken: token } = await server.api.join('Ayesha');
    const read = async () =>
      (await groups()).map(({ username, deleted, messages }) => [
        username,
        deleted,
        messages.map(({ message }) => message),
      ]);
    const before = [
      ['Ayesha', true, ['old']],
      ['Guest', false, [LETTER.message]],
    ];
    expect(await read()).toEqual(before);
    await server.clock.advance(1_000);
    await write({ ...LETTER, message: 'new' }, { token });
    expect(await read()).toEqual([['Ayesha', false, ['new']], ...before]);
  });

  it('comes in pages, the newest first, not one left out or sent twice while new ones come', async () => {
    const token = await logInAdmin(server);
    const { sessionToken } = await server.api.join('Ayesha');
    for (let n = 1; n <= 5; n++) {
      await write({ ...LETTER, message: `letter ${n}` }, n % 2 === 0 ? { token: sessionToken } : {});
      await server.clock.advance(n === 3 ? 0 : 1);
    }
    const read = async (query: object) => {
      const response = await fetch(`${server.url}/api/admin/support?${new URLSearchParams({ ...query })}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { groups = [], nextCursor } = await response.json();
      const letters = (groups as { messages: { message: string }[] }[]).flatMap(({ messages }) => messages);
      return { status: response.status, letters: letters.map(({ message }) => message), nextCursor };
    };
    const first = await read({ limit: 2 });
    await write({ ...LETTER, message: 'letter 6' });
    const second = await read({ limit: 2, cursor: first.nextCursor });
    const third = await read({ limit: 2, cursor: second.nextCursor });
    expect([first, second, third].map(({ letters }) => letters.length)).toEqual([2, 2, 1]);
    expect([...first.letters, ...second.letters, ...third.letters].sort()).toEqual(
      [1, 2, 3, 4, 5].map((n) => `letter ${n}`),
    );
    expect(third.nextCursor).toBeNull();
    expect((await read({ q: 'AYESHA' })).letters).toEqual(['letter 4', 'letter 2']);
    expect((await read({ q: 'letter 6' })).letters).toEqual(['letter 6']);
    expect((await read({ q: 'letter_' })).letters).toEqual([]);
    for (const query of [{ limit: 0 }, { limit: 201 }, { cursor: 'nonsense' }]) {
      expect((await read(query)).status).toBe(400);
    }
  });

  it('is open until an admin marks it done, who can open it again; each list has its own', async () => {
    const token = await logInAdmin(server);
    for (const message of ['one', 'two']) await write({ ...LETTER, message });
    const listed = async (status: string, q = '') => {
      const { body } = await server.api.call('adminSupport', { token, query: { status, q } });
      return body.groups.flatMap(({ messages }) => messages).map(({ message }) => message);
    };
    const all = (await groups()).flatMap(({ messages }) => messages);
    const { id = '' } = all.find(({ message }) => message === 'one') ?? {};
    const mark = (done: unknown, of = id) =>
      server.api.call('setSupportDone', { token, params: { id: of }, body: { done } });
    const marked = await mark(true);
    expect(marked).toMatchObject({ status: 200, body: { username: 'Guest', accountId: null } });
    expect(marked.body.message).toMatchObject({ id, done: true, doneBy: 'owner@example.com', version: 1 });
    expect((await mark(true)).body).toEqual(marked.body);
    expect([await listed('open'), await listed('done')]).toEqual([['two'], ['one']]);
    expect([await listed('done', 'ONE'), await listed('done', 'two')]).toEqual([['one'], []]);
    expect((await mark(false)).body.message).toMatchObject({ done: false, doneBy: null, version: 2 });
    expect((await listed('open')).sort()).toEqual(['one', 'two']);
    expect((await mark(true, 'nobody’s')).status).toBe(404);
    expect((await mark('yes')).status).toBe(400);
    expect((await server.api.call('setSupportDone', { params: { id }, body: { done: true } })).status).toBe(
      401,
    );
    expect((await server.api.call('adminSupport', { token, query: { status: 'lost' } })).status).toBe(400);
  });

  it('that one admin marks is marked on every open dashboard', async () => {
    const token = await logInAdmin(server);
    dashboard = await connectAdmin(server.url, { adminToken: token });
    await write(LETTER);
    const { message } = await dashboard.waitFor('support:added');
    const { body } = await server.api.call('setSupportDone', {
      token,
      params: { id: message.id },
      body: { done: true },
    });
    expect(await dashboard.waitFor('support:changed')).toEqual(body);
  });

  it('reaches an open dashboard live, as the list has it', async () => {
    const adminToken = await logInAdmin(server);
    dashboard = await connectAdmin(server.url, { adminToken });
    await write(LETTER);
    const added = await dashboard.waitFor('support:added');
    const { message, ...account } = added;
    expect((await groups())[0]).toEqual({ ...account, deleted: false, messages: [message] });
  });

  it('script in a message or a name stays text [PRIVACY-5]', async () => {
    const adminToken = await logInAdmin(server);
    dashboard = await connectAdmin(server.url, { adminToken });
    const script = '<script>alert("1")</script> \u202e \u0000 🎉';
    await write({ ...LETTER, name: '<img onerror=x>', message: script });
    const reply = await server.api.call('adminSupport', { token: adminToken });
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.body.groups[0]?.messages[0]).toMatchObject({ name: '<img onerror=x>', message: script });
    expect((await dashboard.waitFor('support:added')).message.message).toBe(script);
  });

  it('has all three fields, an e-mail address, and at most 5,000 characters however they are coded', async () => {
    for (const field of ['name', 'email', 'message']) {
      expect(await write({ ...LETTER, [field]: '  ' })).toMatchObject({
        status: 400,
        message: 'All fields are required!',
      });
    }
    expect(await write({ ...LETTER, email: 'nowhere' })).toMatchObject({
      status: 422,
      code: 'EMAIL_INVALID',
      message: 'Please enter a valid e-mail address.',
    });
    expect(await write({ ...LETTER, message: 'x'.repeat(5_001) })).toMatchObject({
      status: 422,
      code: 'MESSAGE_TOO_LONG',
      message: 'Messages have at most 5,000 characters.',
    });
    for (const message of [{ $gt: '' }, ['x'], 7]) {
      expect((await write({ ...LETTER, message })).status).toBe(400);
    }
    expect(await allSupportMessages(server.container.store)).toEqual([]);
    for (const message of ['x'.repeat(5_000), '😀'.repeat(5_000)]) {
      expect((await write({ ...LETTER, message })).status).toBe(201);
    }
  });

  it('too many from one address: refused with Retry-After; another address gets through', async () => {
    const { sessionToken: token } = await server.api.join('Ayesha');
    for (let n = 0; n < 100; n++) {
      await write({ ...LETTER, message: `letter ${n}` }, { address: '203.0.113.1' });
    }
    const refused = await write(LETTER, { address: '203.0.113.1' });
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await write(LETTER, { address: '203.0.113.2' })).status).toBe(201);
    expect((await write(LETTER, { address: '203.0.113.1', token })).status).toBe(201);
    expect(await allSupportMessages(server.container.store)).toHaveLength(102);
  });

  it('too many of one member: refused, wherever they come from, and nobody else is [SESSION-18]', async () => {
    const { sessionToken: token } = await server.api.join('Ayesha');
    const letter = (n: number) => ({ ...LETTER, message: `letter ${n}` });
    for (let n = 0; n < 10; n++) await write(letter(n), { token, address: `203.0.113.${n}` });
    expect((await write(LETTER, { token, address: '203.0.113.1' })).code).toBe('RATE_LIMITED');
    expect((await write(LETTER, { address: '203.0.113.1' })).status).toBe(201);
  });
});

describe('the newsletter', () => {
  const subscribe = (email: unknown, address = '203.0.113.1') =>
    server.api.call('newsletter', { body: { email }, address });

  async function kept(): Promise<string[]> {
    const rows = await server.data.rows('newsletter');
    return rows.map(({ email }) => String(email)).sort();
  }

  it('keeps an address once, whatever its case, and tells nobody whether it had it', async () => {
    for (const email of ['Ali@Example.com', 'ali@example.com', ' ALI@EXAMPLE.COM ', 'b@example.com']) {
      expect(await subscribe(email)).toMatchObject({ status: 201, body: {} });
    }
    expect(await kept()).toEqual(['Ali@Example.com', 'b@example.com']);
  });

  it('refuses what is no address, and too many from one place', async () => {
    expect(await subscribe('')).toMatchObject({ status: 400, message: 'All fields are required!' });
    expect(await subscribe('nowhere')).toMatchObject({ status: 422, code: 'EMAIL_INVALID' });
    expect((await subscribe({ $gt: '' })).status).toBe(400);
    for (let n = 0; n < 100; n++) await subscribe(`a${n}@example.com`);
    expect(await subscribe('late@example.com')).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(await kept()).toHaveLength(100);
  });
});
