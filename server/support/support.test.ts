import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectAdmin, logInAdmin, type TestAdmin } from '../testing/test-admin.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

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

  it('with a dead token: 401, and nothing is kept', async () => {
    const { sessionToken } = await server.api.join('Ayesha');
    await server.clock.advance(HOUR);
    for (const token of [sessionToken, 'never-a-token']) {
      expect(await write(LETTER, { token })).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    }
    expect(await groups()).toEqual([]);
  });

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
    });
  });

  it('reaches an open dashboard live, as the list has it', async () => {
    const adminToken = await logInAdmin(server);
    dashboard = await connectAdmin(server.url, { adminToken });
    await write(LETTER);
    const added = await dashboard.waitFor('support:added');
    expect((await groups())[0]).toEqual({ username: added.username, messages: [added.message] });
  });

  it('script in a message or a name stays text', async () => {
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
    expect(await server.container.store.supportMessages()).toEqual([]);
    for (const message of ['x'.repeat(5_000), '😀'.repeat(5_000)]) {
      expect((await write({ ...LETTER, message })).status).toBe(201);
    }
  });

  it('too many from one address: refused with Retry-After; another address gets through', async () => {
    for (let n = 0; n < 10; n++) await write(LETTER, { address: '203.0.113.1' });
    const refused = await write(LETTER, { address: '203.0.113.1' });
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await write(LETTER, { address: '203.0.113.2' })).status).toBe(201);
    expect(await server.container.store.supportMessages()).toHaveLength(11);
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
    for (let n = 0; n < 10; n++) await subscribe(`a${n}@example.com`);
    expect(await subscribe('late@example.com')).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(await kept()).toHaveLength(10);
  });
});
