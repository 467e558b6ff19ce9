import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/servers/test-server.ts';
import { originOf } from './origin-of.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

const HOSTS = [
  '',
  ' ',
  'a b',
  '[',
  '[::1',
  '%',
  'a:99999',
  'a@b',
  'a/b',
  'a?b',
  'a#b',
  String.raw`a\b`,
  '<a>',
  'ä',
  '..',
  'xn--',
  ':80',
];

it.each(HOSTS)('a host that is none, «%s», makes no fault [FAULT-31]', async (host) => {
  for (const path of [
    '/sitemap.xml',
    '/robots.txt',
    '/quiz/music?x=1',
    '/quiz',
    '/',
    '/nowhere',
    '/api/site',
  ]) {
    expect([path, (await statusOf(path, { host })) < 500]).toEqual([path, true]);
    expect([
      path,
      (await statusOf(path, { 'x-forwarded-host': host, 'x-forwarded-proto': host })) < 500,
    ]).toEqual([path, true]);
  }
});

it('is no part of an address that the site writes [FAULT-31]', () => {
  const of = (host: string, protocol = 'http') => originOf({ host, protocol: protocol as 'http' });
  for (const host of HOSTS.filter((host) => !['ä', '..', 'xn--'].includes(host)))
    expect([host, of(host)]).toEqual([host, undefined]);
  expect(of('sawaal.example', 'javascript')).toBeUndefined();
  expect([of('Sawaal.example:8080'), of('sawaal.example:80'), of('[::1]:3000')]).toEqual([
    'http://sawaal.example:8080',
    'http://sawaal.example',
    'http://[::1]:3000',
  ]);
});
