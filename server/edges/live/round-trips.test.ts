import fc from 'fast-check';
import { io as connect } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_CREDIT_MS } from '../../../shared/rules/constants.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { creditOf, measureRoundTrips } from './round-trips.ts';
import type { PlayerSocket } from './socket-types.ts';

describe('the credit for a player’s own network delay', () => {
  it('is the smallest of the last round trips, at most 250 ms, and 0 before the first', () => {
    expect(creditOf([])).toBe(0);
    expect(creditOf([80, 40, 60])).toBe(40);
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 60_000, noNaN: true })), (trips) => {
        const credit = creditOf(trips);
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(MAX_CREDIT_MS);
        expect(Number.isInteger(credit)).toBe(true);
      }),
    );
  });
});

describe('client that delays its acknowledgements of rtt', () => {
  /** Measures a connection whose every acknowledgement takes `delayMs` by the server's clock. */
  async function measured(delayMs: number): Promise<number> {
    let time = 0;
    const socket = {
      connected: true,
      once: () => socket,
      timeout: () => ({
        emitWithAck: async () => {
          time += delayMs;
        },
      }),
    };
    const { credit } = measureRoundTrips(socket as unknown as PlayerSocket, () => time);
    for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
    return credit();
  }

  it('gets what it delayed up to 250 ms, and not a millisecond more [PLAY-5]', async () => {
    expect(await measured(40)).toBe(40);
    expect(await measured(250)).toBe(250);
    expect(await measured(4_000)).toBe(250);
  });
});

describe('client that never acknowledges rtt', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.stop());

  it('plays with a credit of 0 [PLAY-5]', async () => {
    const socket = connect(server.url, { transports: ['websocket'], forceNew: true, reconnection: false });
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const quiz = { categoryId: 'general-knowledge', quizId: 'world-history' };
    const { play } = await socket.emitWithAck('play:start', quiz);
    expect((await server.container.store.play(play.playId))?.creditMs).toBe(0);
    socket.disconnect();
  });
});
