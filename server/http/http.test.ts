import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMode } from '../testing/test-mode.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
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
      timeZone: 'Asia/Karachi',
      contact: { email: 'hello@sawaal.example' },
      social: [{ name: 'Mastodon', url: 'https://social.example/@sawaal' }],
    });
  });

  it('GET /api/docs describes every call as OpenAPI', async () => {
    const { body } = await get('/api/docs');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/catalogue', '/api/health', '/api/site']),
    );
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
        expect(await response.text()).toContain(
          '<meta property="og:image" content="https://sawaal.example/images/social-card.jpg" />',
        );
      }
      await published.stop();
    },
  );

  it.runIf(existsSync(clientDir))(
    'every page is the client, for browsers and for tools, compressed or not',
    async () => {
      for (const path of ['/', '/quiz', '/quiz/history', '/nowhere']) {
        for (const headers of [{}, { accept: 'text/html', 'accept-encoding': 'br' }]) {
          const response = await fetch(server.url + path, { headers });
          expect([path, response.status]).toEqual([path, 200]);
          expect(await response.text()).toContain('<div id="root"');
          const head = await fetch(server.url + path, { method: 'HEAD', headers });
          expect(head.status).toBe(200);
        }
      }
      expect((await fetch(`${server.url}/assets/missing.js`)).status).toBe(404);
    },
  );

  it('malformed JSON is a 400 problem, more than 32 KiB a 413 one, and the server goes on', async () => {
    const post = (body: string) =>
      get('/api/site', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect((await post('{"a":')).body.code).toBe('BAD_REQUEST');
    expect((await post(`"${'x'.repeat(64 * 1024)}"`)).body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect((await get('/api/health')).response.status).toBe(200);
  });

  it('every reply has its request id and a content security policy without anything inline', async () => {
    const { response } = await get('/api/site');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
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
