import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { type ClientBuild, clientDir } from './pages/client-build.ts';
import { createPageServer } from './pages/page-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Asks for a path as it is spelled: `fetch` would tidy it. */
function get(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe.runIf(existsSync(clientDir))('a path that is spelled in another way', () => {
  const spellings = [
    `/images/${'x'.repeat(8_000)}/../../api/health/live`,
    '/images/../api/health/live',
    '/images/%2e%2e/api/health/live',
    '/images/..%2fapi/health/live',
    String.raw`/images/..\..\api\health\live`,
    '/images//social-card.jpg',
    '/images/./social-card.jpg',
    '/IMAGES/social-card.jpg',
    '/assets/../index.html',
    `/images/${'x/../'.repeat(1_500)}social-card.jpg`,
  ];

  it.each(spellings.map((path) => ({ path, begins: path.slice(0, 40) })))(
    '$begins is one answer each time, and no other path’s [FAULT-25]',
    async ({ path }) => {
      for (let n = 0; n < 4; n++) expect((await get(path)).status).toBe(404);
    },
  );

  it('the plain spelling is the file [FAULT-25]', async () => {
    expect((await get('/images/social-card.jpg')).status).toBe(200);
    expect((await get('/images/social%2Dcard.jpg')).status).toBe(200);
  });
});

it('of all paths that lead nowhere few pages are drawn and kept [FAULT-25]', async () => {
  const drawn: string[] = [];
  const build: ClientBuild = {
    shell: '<!--page-head--><!--page-body--><!--page-data-->',
    sheets: [],
    renderPage: async (path) => {
      drawn.push(path);
      return { head: '', body: path, rules: '' };
    },
  };
  const { catalogue } = await server.api.call('catalogue').then(({ body }) => ({ catalogue: body }));
  const { body: site } = await server.api.call('site');
  const pages = createPageServer(build, { origin: null, site, catalogue });
  const reply = {
    status: () => reply,
    header: () => reply,
    type: () => reply,
    redirect: () => reply,
    send: () => reply,
  } as unknown as Parameters<typeof pages.send>[1];
  for (let n = 0; n < 2_000; n++) {
    for (const path of [`/${n}`, `/quiz/${n}`, `/quiz/history/${n}?q=${n}`, `/games/${n}/x/y`]) {
      const asked = { url: path, headers: {}, protocol: 'http', host: 'x' };
      await pages.send(asked as unknown as Parameters<typeof pages.send>[0], reply);
    }
  }
  expect(drawn.length).toBeLessThan(20);
});
