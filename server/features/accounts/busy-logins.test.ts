import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formOf, PASSWORD } from '../../../tests/clients/test-api.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { argon2Passwords } from '../../adapters/local/argon2-passwords.ts';
import { queuedPasswords } from '../../adapters/local/queued-passwords.ts';
import { TooBusy } from '../../ports/unavailable.ts';

const OWNER = '198.51.100.1';
const right = { username: 'Ayesha', password: PASSWORD };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({}, () => ({ passwords: queuedPasswords(argon2Passwords) }));
  await server.api.signUp(formOf('Ayesha'), OWNER);
});
afterEach(() => server.stop());

it('while sixty addresses try at once, who came in before gets in within 2 s; the others wait or get a time [SESSION-19]', async () => {
  const flood = Array.from({ length: 60 * 6 }, (_, n) =>
    server.api.login({ username: `name-${n}`, password: 'a guess' }, `203.0.113.${n % 60}`),
  );
  await Promise.race(flood);
  const since = performance.now();
  expect((await server.api.login(right, OWNER)).status).toBe(201);
  expect(performance.now() - since).toBeLessThan(2_000);
  const replies = await Promise.all(flood);
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['USER_NOT_FOUND', 'UNAVAILABLE']));
  for (const { status, headers } of replies.filter(({ code }) => code === 'UNAVAILABLE')) {
    expect([status, Number(headers.get('retry-after'))]).toEqual([503, 3]);
  }
});

describe('being told to come again is no attempt', () => {
  let busy: TestServer;
  let isBusy: boolean;
  beforeEach(async () => {
    isBusy = true;
    busy = await startTestServer({}, () => ({
      passwords: {
        ...server.passwords,
        matches: async (hash, secret) => {
          if (isBusy) throw new TooBusy(3);
          return server.passwords.matches(hash, secret);
        },
      },
    }));
    await busy.api.signUp(formOf('Ayesha'), OWNER);
  });
  afterEach(() => busy.stop());

  it('at a login [SESSION-15]', async () => {
    for (let n = 0; n < 15; n++) expect((await busy.api.login(right, OWNER)).code).toBe('UNAVAILABLE');
    isBusy = false;
    expect((await busy.api.login(right, OWNER)).status).toBe(201);
  });

  it('within a session: who changes the password or leaves [SESSION-15]', async () => {
    isBusy = false;
    const { sessionToken: token } = (await busy.api.login(right, OWNER)).body;
    const change = () =>
      busy.api.call('changePassword', { token, body: { current: PASSWORD, next: 'a new battery staple' } });
    const leave = (password: string) => busy.api.call('deleteAccount', { token, body: { password } });
    isBusy = true;
    for (let n = 0; n < 12; n++) expect((await change()).code).toBe('UNAVAILABLE');
    for (let n = 0; n < 12; n++) expect((await leave(PASSWORD)).code).toBe('UNAVAILABLE');
    isBusy = false;
    expect((await change()).status).toBe(204);
    expect((await leave('a new battery staple')).status).toBe(204);
  });
});
