import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../tests/clients/test-api.ts';
import { testMode } from '../../../tests/servers/test-mode.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { failingOf } from '../../container/shared-adapters.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import { clientDir } from './static-files.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    CONTACT_EMAIL: 'hello@sawaal.example',
    SOCIAL_LINKS: 'Mastodon=https://social.example/@sawaal',
  });
});
afterAll(() => server.stop());

async function get(path: string, init?: RequestInit) {
  const response = await fetch(server.url + path, init);
  return { response, body: await response.json() };
}

describe('the HTTP API', () => {
  it('GET /api/health says that it is well', async () => {
    const { response, body } = await get('/api/health');
    expect(response.status).toBe(200);
    expect(body).toEqual({ status: 'ok', mode: testMode.kind, version: 'test' });
  });

  it('GET /api/catalogue: ten categories of five quizzes; only those with a bank are ready', async () => {
    const { body } = await get('/api/catalogue');
    expect(body.categories).toHaveLength(10);
    const quizzes = body.categories.flatMap((category: { quizzes: unknown[] }) => category.quizzes);
    expect(quizzes).toHaveLength(50);
    const ready = quizzes.filter((quiz: { ready: boolean }) => quiz.ready);
    expect(ready.map((quiz: { id: string }) => quiz.id)).toEqual(['world-history']);
  });

  it('GET /api/site gives what is configured', async () => {
    const { body } = await get('/api/site');
    expect(body).toEqual({
      pointsPerCorrect: 10,
      freeAccounts: 50,
      payoutRail: 'manual',
      timeZone: 'Asia/Karachi',
      contact: { email: 'hello@sawaal.example' },
      social: [{ name: 'Mastodon', url: 'https://social.example/@sawaal' }],
    });
  });

  it('an unknown call is a 404 problem', async () => {
    const { response, body } = await get('/api/nothing', { headers: { accept: 'text/html' } });
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({ status: 404, code: 'NOT_FOUND', title: 'Not Found', type: 'about:blank' });
  });

  it.runIf(existsSync(clientDir))(
    'a page names its card’s picture by its whole address, for networks that show it',
    async () => {
      const published = await startTestServer({ PUBLIC_ORIGIN: 'https://sawaal.example' });
      for (const path of ['/', '/quiz/history']) {
        const response = await fetch(published.url + path, { headers: { 'accept-encoding': 'br' } });
        expect(response.headers.get('content-encoding')).toBe('br');
        expect(response.headers.get('cache-control')).toBe('no-cache');
        const page = await response.text();
        const picture = path === '/' ? 'social-card.jpg' : 'shared/history.webp';
        expect(page).toContain(
          `<meta property="og:image" content="https://sawaal.example/images/${picture}"/>`,
        );
        expect(page).toContain(`<link rel="canonical" href="https://sawaal.example${path}"/>`);
      }
      await published.stop();
    },
  );

  it.runIf(existsSync(clientDir))(
    'every page is the client, for browsers and for tools, compressed or not',
    async () => {
      for (const path of [
        '/',
        '/quiz',
        '/quiz/history',
        '/games/war',
        '/nowhere',
        '/quiz/none',
        '/games/none',
      ]) {
        const status = /no(?:ne|where)$/.test(path) ? 404 : 200;
        for (const headers of [{}, { accept: 'text/html', 'accept-encoding': 'br' }]) {
          const response = await fetch(server.url + path, { headers });
          expect([path, response.status]).toEqual([path, status]);
          expect(await response.text()).toContain('<div id="root"');
          const head = await fetch(server.url + path, { method: 'HEAD', headers });
          expect(head.status).toBe(status);
        }
      }
      for (const path of ['/assets/missing.js', '/assets/missing', '/images/missing', '/images', '/api']) {
        const response = await fetch(server.url + path);
        expect([path, response.status]).toEqual([path, 404]);
      }
    },
  );

  it('malformed JSON is a 400 problem, more than 32 KiB a 413 one, and the server goes on [FAULT-5]', async () => {
    const post = (body: string) =>
      get('/api/site', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect((await post('{"a":')).body.code).toBe('BAD_REQUEST');
    expect((await post(`"${'x'.repeat(64 * 1024)}"`)).body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect((await get('/api/health')).response.status).toBe(200);
  });

  it('every reply has its request id and a content security policy without anything inline [PRIVACY-5]', async () => {
    const { response } = await get('/api/site');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('no cache keeps what is a member’s, whether it succeeds or not [PRIVACY-6]', async () => {
    const { sessionToken } = await server.api.join('Ayesha');
    for (const headers of [{ authorization: `Bearer ${sessionToken}` }, { authorization: 'Bearer nobody' }]) {
      for (const path of ['/api/me', '/api/profile', '/api/ledger', '/api/locks', '/api/withdrawals']) {
        const { response } = await get(path, { headers });
        expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
      }
    }
    const login = await server.api.login({ username: 'Ayesha', password: PASSWORD });
    expect(login.headers.get('cache-control')).toBe('no-store');
  });

  it('HEAD has no effect: the session of a member ends when it would have', async () => {
    const { sessionToken } = await server.api.join('Bilal');
    const headers = { authorization: `Bearer ${sessionToken}` };
    const expiry = async () => (await get('/api/me', { headers })).body.expiresAt;
    const before = await expiry();
    await server.clock.advance(60_000);
    expect((await fetch(`${server.url}/api/profile`, { method: 'HEAD', headers })).status).toBe(200);
    expect(await expiry()).toBe(before);
    await get('/api/profile', { headers });
    expect(await expiry()).not.toBe(before);
  });

  it('503 while the store cannot be written to, 200 again by itself; the process is live all the while [FAULT-4]', async () => {
    let isFull = true;
    const full = await startTestServer({}, ({ store }) => {
      const check = () => (isFull ? Promise.reject(new StoreUnavailable('disk full')) : store.check());
      return { failing: () => failingOf('store', check) };
    });
    const statuses = () =>
      Promise.all(
        ['/api/health', '/api/health/ready', '/api/health/live'].map(
          async (path) => (await fetch(full.url + path)).status,
        ),
      );
    expect(await statuses()).toEqual([503, 503, 200]);
    isFull = false;
    await full.clock.advance(1_000);
    expect(await statuses()).toEqual([200, 200, 200]);
    await full.stop();
  });

  it('503 with the failing part when the store is away', async () => {
    const broken = await startTestServer();
    await broken.container.store.close();
    const response = await fetch(`${broken.url}/api/health`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'failing', failing: 'store' });
    await broken.stop();
  });
});
