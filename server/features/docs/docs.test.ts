import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acknowledgements, adminEvents, playerEvents } from '../../../shared/contract/events.ts';
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

  it('/api/docs/asyncapi.json is AsyncAPI 3', async () => {
    expect(JSON.parse((await get('/api/docs/asyncapi.json')).text)).toMatchObject({ asyncapi: '3.0.0' });
  });

  it('the page has every call with its path and every code with its message', async () => {
    const { text } = await get('/api/docs', BROWSER);
    for (const [call, { method, path }] of Object.entries(http)) {
      expect(text).toContain(`id="${call}"`);
      expect(text).toContain(`>${method}</span> <code>${path.replaceAll(/:(\w+)/g, '{$1}')}</code>`);
    }
    expect(text).toContain('All free accounts are taken. Please wait for new slots.');
  });

  it('the page of events has every event of both namespaces', async () => {
    const { text } = await get('/api/docs/events', BROWSER);
    for (const event of Object.keys({ ...acknowledgements, ...playerEvents, ...adminEvents, rtt: null })) {
      expect(text).toContain(`<code>${event}</code>`);
    }
  });

  it.each(['/api/docs', '/api/docs/events'])('%s needs no script and nothing inline', async (path) => {
    const { text, response } = await get(path, BROWSER);
    expect(text).not.toMatch(/<script|<style| style=| on\w+=/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await get('/api/docs/style.css')).type).toContain('text/css');
  });

  it.each(Object.keys(http) as HttpCall[])('%s is a call of the server', async (call) => {
    const { method, path } = http[call];
    const response = await fetch(server.url + path, { method });
    const isRefused = response.headers.get('content-type')?.includes('problem+json');
    expect(isRefused ? (await response.json()).code : 'OK').not.toBe('NOT_FOUND');
  });
});
