import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveServer, startLiveServer } from '../../../tests/servers/live-server.ts';
import { testRedisUrl } from '../../../tests/servers/test-services.ts';
import { everybody } from '../../edges/live/rooms.ts';
import type { Room } from '../../ports/live.ts';

const SLOTS = { limit: 50, taken: 1, free: 49, version: 1 };
const room = (name: string) => name as Room;

let prefix: string;
let first: LiveServer;
let second: LiveServer;
beforeEach(async () => {
  prefix = randomUUID();
  first = await startLiveServer(testRedisUrl(), prefix);
  second = await startLiveServer(testRedisUrl(), prefix);
});
afterEach(async () => {
  await first.close();
  await second.close();
});

/** Told to everybody after the event in question: what was to come before it has come. */
const tellLast = () => first.live.emit(everybody, {}, 'server:stopping');

describe('live events of a site with two servers', () => {
  it('reach the sockets of a room on both, and nobody else', async () => {
    const inside = [await first.player('a'), await second.player('a')];
    const outside = [await first.player('b'), await second.player('b')];
    first.live.emit(room('a'), {}, 'slots:changed', SLOTS);
    tellLast();
    for (const player of [...inside, ...outside]) await player.waitFor('server:stopping');
    for (const player of inside) expect(player.events[0]).toEqual(['slots:changed', SLOTS]);
    for (const player of outside) expect(player.events).toHaveLength(1);
  });

  it('are decoded only by servers that hold the room', async () => {
    const { parser } = second.io.of('/').adapter as unknown as {
      parser: { decode(message: Buffer): unknown };
    };
    const decode = vi.spyOn(parser, 'decode');
    const decoded = () =>
      decode.mock.results.filter(({ value }) => JSON.stringify(value).includes('slots:changed')).length;
    const player = await second.player('a');
    first.live.emit(room('nobody’s'), {}, 'slots:changed', SLOTS);
    tellLast();
    await player.waitFor('server:stopping');
    expect(decoded()).toBe(0);
    first.live.emit(room('a'), { except: 'another' }, 'slots:changed', SLOTS);
    await player.waitFor('slots:changed');
    expect(decoded()).toBe(1);
    decode.mockRestore();
  });

  it('leave out the socket that is excepted, on whatever server it is', async () => {
    const players = [await first.player(), await second.player()];
    for (const { socket } of players) {
      first.live.emit(everybody, { except: socket.id ?? '' }, 'session:changed', { expiresAt: 1 });
    }
    tellLast();
    for (const player of players) {
      await player.waitFor('server:stopping');
      expect(player.events.map(([event]) => event)).toEqual(['session:changed', 'server:stopping']);
    }
  });

  it('stay on the own server where they are local only', async () => {
    const [here, there] = [await first.player(), await second.player()];
    first.live.emit(everybody, { localOnly: true }, 'slots:changed', SLOTS);
    tellLast();
    await Promise.all([here, there].map((player) => player.waitFor('server:stopping')));
    expect(here.events).toHaveLength(2);
    expect(there.events).toHaveLength(1);
  });

  it('of the admins reach every dashboard and no player', async () => {
    const player = await second.player();
    const [here, there] = [await first.dashboard(), await second.dashboard()];
    first.live.admins('session:ended', { reason: 'expired' });
    await Promise.all([here.waitFor('session:ended'), there.waitFor('session:ended')]);
    expect(here.events.map(([event]) => event)).toEqual(['session:ended']);
    expect(there.events.map(([event]) => event)).toEqual(['session:ended']);
    tellLast();
    await player.waitFor('server:stopping');
    expect(player.events).toHaveLength(1);
  });

  it('know their own rooms only', async () => {
    await second.player('a');
    expect(second.live.hasLocal(room('a'))).toBe(true);
    expect(first.live.hasLocal(room('a'))).toBe(false);
  });

  it('do not reach another site on the same Redis', async () => {
    const other = await startLiveServer(testRedisUrl(), randomUUID());
    const [here, elsewhere] = [await second.player(), await other.player()];
    tellLast();
    await here.waitFor('server:stopping');
    other.live.emit(everybody, {}, 'slots:changed', SLOTS);
    await elsewhere.waitFor('slots:changed');
    expect(elsewhere.events).toHaveLength(1);
    await other.close();
  });
});

describe('a server that stops', () => {
  it('leaves the sockets of the others alone', async () => {
    const stopping = await startLiveServer(testRedisUrl(), prefix);
    const [leaving, staying] = [await stopping.player(), await second.player()];
    const left = new Promise((resolve) => leaving.socket.once('disconnect', resolve));
    await stopping.close();
    await left;
    tellLast();
    await staying.waitFor('server:stopping');
    expect(staying.socket.connected).toBe(true);
  });

  it('may do so right after it started', async () => {
    const brief = await startLiveServer(testRedisUrl(), prefix);
    await brief.close();
    expect(brief.outages).toEqual([]);
  });
});
