import { once } from 'node:events';
import { get as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpCall, http } from '../../../shared/contract/http.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function get(path: string, accept?: string) {
  const response = await fetch(server.url + path, { headers: accept === undefined ? {} : { accept } });
  return { response, type: response.headers.get('content-type') ?? '', text: await response.text() };
}
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('what engineers read', () => {
  it('/api/docs is OpenAPI for programs and a page for browsers', async () => {
    const forPrograms = await get('/api/docs');
    expect(forPrograms.type).toContain('application/json');
    expect(forPrograms.response.headers.get('vary')?.split(/, */)).toContain('accept');
    expect(JSON.parse(forPrograms.text)).toEqual(
      JSON.parse((await get('/api/docs/openapi.json', BROWSER)).text),
    );
    expect((await get('/api/docs', BROWSER)).type).toContain('text/html');
  });

  it.each(['/api/docs', '/api/docs/openapi.json', '/api/docs/asyncapi.json', '/api/catalogue'])(
    '%s is compressed once, not each time it is asked for [FAULT-49]',
    async (path) => {
      async function lengthOf(encoding: string) {
        const [response] = await once(
          ask(server.url + path, { headers: { 'accept-encoding': encoding } }),
          'response',
        );
        expect(response.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
        expect(response.headers.vary.split(', ')).toContain('accept-encoding');
        let length = 0;
        for await (const chunk of response) length += (chunk as Buffer).length;
        return length;
      }
      const [br, gzip, identity] = [await lengthOf('br'), await lengthOf('gzip'), await lengthOf('identity')];
      expect(br).toBeLessThan(gzip);
      expect(gzip).toBeLessThan(identity / 2);
      const before = process.cpuUsage();
      for (let n = 0; n < 100; n++) await lengthOf('br');
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000 / 100).toBeLessThan(3);
    },
  );

  it('/api/docs/asyncapi.json is AsyncAPI 3', async () => {
    expect(JSON.parse((await get('/api/docs/asyncapi.json')).text)).toMatchObject({ asyncapi: '3.0.0' });
  });

  it('the page is Swagger UI, and shows this site’s document alone', async () => {
    const page = await get('/api/docs/ui/', BROWSER);
    expect(page.text).toContain('swagger-ui');
    expect(page.response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(JSON.parse((await get('/api/docs/ui/json')).text)).toEqual(
      JSON.parse((await get('/api/docs/openapi.json')).text),
    );
  });

  it.each(Object.keys(http) as HttpCall[])('%s is a call of the server', async (call) => {
    const { method, path } = http[call];
    const response = await fetch(server.url + path, { method });
    const isRefused = response.headers.get('content-type')?.includes('problem+json');
    expect(isRefused ? (await response.json()).code : 'OK').not.toBe('NOT_FOUND');
  });
});
