import { afterEach, describe, expect, it } from 'vitest';
import { codeOf, okOf } from '../../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { MAX_VISITOR_PLAYS } from './visitor-plays.ts';

const WAIT_S = 17;

let server: TestServer | undefined;
afterEach(() => server?.stop());

/** Limits of which one refuses from its n-th attempt on. */
const refusing =
  (name: Parameters<RateLimits['refuse']>[0], from: number) =>
  ({ limits }: { limits: RateLimits }): { limits: RateLimits } => {
    let attempts = 0;
    return {
      limits: {
        ...limits,
        refuse: async (limit, key) =>
          limit === name && ++attempts >= from ? WAIT_S : limits.refuse(limit, key),
      },
    };
  };

describe('one visitor opens sockets and starts plays without end, from one address', () => {
  it('a play too many is refused with a time; who plays already goes on, and so does a member [FAULT-7]', async () => {
    server = await startTestServer({}, refusing('visitor play by address', 2));
    const player = await server.connect();
    const { playId } = okOf(await player.start()).play;
    expect(await player.start('general-knowledge', 'science-trivia')).toMatchObject({
      ok: false,
      error: { code: 'RATE_LIMITED', message: `Too many attempts. Please wait ${WAIT_S} seconds.` },
    });
    okOf(await player.resume(playId));
    const { sessionToken } = await server.api.join('Ayesha');
    okOf(await (await server.connect(sessionToken)).start());
  });

  it('a connection too many is refused with the same sentence [FAULT-7]', async () => {
    server = await startTestServer({}, refusing('connection by address', 2));
    await server.connect();
    await expect(server.connect()).rejects.toThrow(`Too many attempts. Please wait ${WAIT_S} seconds.`);
  });

  it('unfinished plays of visitors are bounded over all addresses [FAULT-7]', async () => {
    server = await startTestServer({}, ({ store }) => ({
      store: { ...store, runningVisitorPlays: async () => MAX_VISITOR_PLAYS },
    }));
    expect(codeOf(await (await server.connect()).start())).toBe('RATE_LIMITED');
  });
});
