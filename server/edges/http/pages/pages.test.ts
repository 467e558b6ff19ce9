import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedPaths } from '../../../../shared/pages.ts';
import { startTestServer, type TestServer } from '../../../../tests/servers/test-server.ts';
import { clientDir } from './client-build.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CONTACT_EMAIL: 'hello@sawaal.example' });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' });

async function textOf(path: string): Promise<string> {
  return (await get(path)).text();
}

describe.runIf(existsSync(clientDir))('pages as they are sent', () => {
  it.each([
    ['/', 'Got 37.5 seconds?'],
    ['/quiz/history', 'History of Kings'],
    ['/quiz/general-knowledge/world-history', 'How this quiz works'],
    ['/games', 'Emoji Battle Arena'],
    ['/about-us', 'Who we are'],
    ['/contact', 'Contact us'],
  ])('%s can be read without a script', async (path, words) => {
    const [, body = ''] =
      /<div id="root">([\s\S]*?)<script type="application\/json"/.exec(await textOf(path)) ?? [];
    const text = body.replaceAll(/<[^>]+>/g, '');
    expect([body.includes('<h1'), text.includes(words)]).toEqual([true, true]);
  });

  it('a page holds what this site is set up with', async () => {
    expect(await textOf('/')).toContain('href="mailto:hello@sawaal.example"');
    // One bank alone is there in these tests.
    const page = await textOf('/quiz/general-knowledge');
    expect(page).toContain('href="/quiz/general-knowledge/world-history"');
    expect(page).not.toContain('href="/quiz/general-knowledge/science-trivia"');
    expect(
      page.match(/The questions of this quiz are still being written\./g)?.length,
    ).toBeGreaterThanOrEqual(4);
  });

  it('has a title, a description and a card of its own, and says what it is', async () => {
    const page = await textOf('/quiz/general-knowledge/world-history');
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).toContain('<title>World History · Sawaal</title>');
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain('content="/images/shared/general-knowledge--world-history.webp"');
    const facts = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, fact = '']) => JSON.parse(fact)['@type'],
    );
    expect(facts).toEqual(['BreadcrumbList', 'Quiz']);
    const picture = await get('/images/shared/general-knowledge--world-history.webp');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await picture.arrayBuffer()).byteLength).toBeLessThanOrEqual(60_000);
  });

  it('nothing stands inline that its policy doesn’t name, and no element has a style attribute', async () => {
    const response = await get('/quiz/history');
    const policy = response.headers.get('content-security-policy') ?? '';
    const page = await response.text();
    expect(policy).not.toContain('unsafe');
    expect(page).not.toMatch(/<[^>]+ style="/);
    for (const [kind, pattern] of [
      ['style', /<style>([\s\S]*?)<\/style>/g],
      ['script', /<script>([\s\S]*?)<\/script>/g],
    ] as const) {
      const texts = [...page.matchAll(pattern)].map(([, text = '']) => text);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
        expect([kind, policy]).toEqual([
          kind,
          expect.stringContaining(`'sha256-${Buffer.from(digest).toString('base64')}'`),
        ]);
      }
    }
  });

  it('is sent again only where it has changed', async () => {
    const tag = (await get('/about-us')).headers.get('etag') ?? '';
    const again = await get('/about-us', { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/quiz/music', { 'if-none-match': tag })).status).toBe(200);
  });

  it('a path with a slash too many leads to the page', async () => {
    const response = await get('/quiz/music/?utm_source=x');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/quiz/music?utm_source=x']);
    expect((await get('//evil.example/')).status).toBe(404);
  });

  it('asked for by another address it names the one it is listed at, though the site knows none of its own', async () => {
    const linkOf = async (path: string) => (await get(path)).headers.get('link');
    expect(await linkOf('/quiz/music?utm_source=x')).toBe(`<${server.url}/quiz/music>; rel="canonical"`);
    expect(await linkOf('/quiz')).toBe(`<${server.url}/>; rel="canonical"`);
    for (const path of ['/', '/quiz/music', '/profile', '/?q=music']) {
      expect([path, await linkOf(path)]).toEqual([path, null]);
    }
    expect(await textOf('/quiz/music')).not.toContain('rel="canonical"');
  });

  it('private pages and searches are not listed', async () => {
    for (const path of ['/profile', '/admin-sawaal-login', '/?q=music']) {
      expect([path, (await get(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
    }
    expect((await get('/')).headers.get('x-robots-tag')).toBeNull();
    const nowhere = await textOf('/no/such/page');
    expect(nowhere).toContain('This truck has left.');
    expect(nowhere).not.toContain('rel="canonical"');
  });
});

describe('what search engines are told', () => {
  it('sitemap.xml lists every page that is for them, and nothing of the admins', async () => {
    const sitemap = await textOf('/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(listed).toEqual(listedPaths());
    expect(sitemap).not.toContain('admin');
  });

  it('robots.txt keeps them from calls and private pages, and names the sitemap', async () => {
    const robots = await textOf('/robots.txt');
    for (const line of ['Disallow: /api/', 'Disallow: /profile', 'Disallow: /admin-sawaal-login']) {
      expect(robots).toContain(line);
    }
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  });
});
