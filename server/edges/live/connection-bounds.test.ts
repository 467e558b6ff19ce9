import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDeafConnection } from '../../../tests/clients/deaf-connection.ts';
import { openRawConnection, type RawConnection } from '../../../tests/clients/raw-connection.ts';
import { codeOf } from '../../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

let server: TestServer;
let opened: RawConnection[];
beforeEach(async () => {
  server = await startTestServer();
  opened = [];
});
afterEach(async () => {
  for (const connection of opened) connection.close();
  await server.stop();
});

async function open(): Promise<RawConnection> {
  const connection = await openRawConnection(server.url);
  opened.push(connection);
  return connection;
}

async function openJoined(): Promise<RawConnection> {
  const connection = await open();
  connection.send('40');
  await connection.told('40{');
  return connection;
}

/** Somebody else’s play begins as if nothing had happened. */
const othersPlay = async () => expect(codeOf(await (await server.connect()).start())).toBe('OK');

const isRefusal = (frame: string) => frame.includes('RATE_LIMITED');

describe('every packet of a connection counts', () => {
  it.each([
    ['clock', '420["clock"]'],
    ['an event', '421["play:resume",{}]'],
  ])('%s: forty a second are answered, and one refusal', async (_what, frame) => {
    const connection = await openJoined();
    const before = connection.frames.length;
    for (let n = 0; n < 60; n++) connection.send(frame);
    connection.send('40/nowhere,');
    await connection.told('44/nowhere');
    await vi.waitFor(() =>
      expect(connection.frames.filter((text) => text.startsWith('43'))).toHaveLength(41),
    );
    expect(connection.frames.slice(before).filter(isRefusal)).toHaveLength(1);
  });

  it.each([
    ['clock', '420["clock"]'],
    ['events that nobody knows', '42["nothing"]'],
    ['acknowledgements that nobody asked for', '430[]'],
    ['pongs', '3'],
  ])('more than a hundred a second close it: %s [FAULT-19]', async (_what, frame) => {
    const connection = await openJoined();
    for (let n = 0; n < 150; n++) connection.send(frame);
    await connection.closed;
    await othersPlay();
  });

  it.each(['451-["clock",{"_placeholder":true,"num":0}]', '461-0[{"_placeholder":true,"num":0}]'])(
    'who announces attachments, which would be waited for, is closed: %s [FAULT-58]',
    async (frame) => {
      const connection = await openJoined();
      connection.send(frame);
      await connection.closed;
      await othersPlay();
    },
    // Long before a ping would be missed.
    6_000,
  );

  it.each(['40/nowhere,', '40/admin,', '40/admin,{"adminToken":"none"}'])(
    'packets that join are bounded: %s [FAULT-19]',
    async (frame) => {
      const connection = await open();
      for (let n = 0; n < 40; n++) connection.send(frame);
      await connection.closed;
      expect(connection.frames.filter((text) => text.startsWith('44')).length).toBeLessThanOrEqual(20);
      await othersPlay();
    },
  );
});

it('many joins at once are not as many sockets of one connection [FAULT-19]', async () => {
  const connection = await open();
  for (let n = 0; n < 10; n++) connection.send('40');
  await connection.closed;
  await vi.waitFor(() => expect(server.io.sockets.sockets.size).toBe(0));
  await othersPlay();
});

describe('what a websocket does by itself', () => {
  const pong = (text: string) => String.fromCharCode(0x8a, text.length) + text;

  it('answers some pings', async () => {
    const connection = await openDeafConnection(server.url);
    connection.socket.resume();
    connection.ping('still there?');
    let told = '';
    for await (const chunk of connection.socket) {
      told += (chunk as Buffer).toString('latin1');
      if (told.includes(pong('still there?'))) break;
    }
  });

  it.each([
    ['that holds much', 'x'.repeat(125)],
    ['that holds nothing', ''],
  ])(
    'is cut off where it is asked without end, by a ping %s, before it fills the memory [FAULT-45]',
    async (_what, text) => {
      const player = await server.connect();
      const deaf = await Promise.all(Array.from({ length: 5 }, () => openDeafConnection(server.url)));
      await vi.waitFor(() => expect(server.io.sockets.sockets.size).toBe(6));
      const before = process.memoryUsage().rss;
      for (const connection of deaf) connection.ping(text, 100_000);
      while (server.connections > 1) await new Promise((resolve) => setImmediate(resolve));
      expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
      await player.heard('session:ended');
    },
  );
});

describe('a connection that never reads', () => {
  /** Of the processor, whatever else the machine does; answering all that is asked would take seconds. */
  const WORK_MS = 1_000;

  it('is closed once more waits for it than a few events, whatever it is sent [FAULT-20]', async () => {
    const deaf = await openDeafConnection(server.url);
    await vi.waitFor(() => expect(server.io.sockets.sockets.size).toBe(1));
    const [socket] = server.io.sockets.sockets.values();
    if (!socket) throw new Error('it is gone already');
    let sentMb = 0;
    while (socket.connected && sentMb < 64) {
      for (let n = 0; n < 10; n++) socket.emit('session:ended', { reason: 'x'.repeat(10_000) as 'expired' });
      sentMb += 0.1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    // What the system keeps for it is a few megabytes.
    expect(socket.connected).toBe(false);
    expect(server.connections).toBe(0);
    deaf.socket.resume();
    await deaf.closed;
  });

  it('costs nobody else time or memory, however fast it asks [FAULT-20]', async () => {
    const player = await server.connect();
    const deaf = await Promise.all(Array.from({ length: 5 }, () => openDeafConnection(server.url)));
    await vi.waitFor(() => expect(server.io.sockets.sockets.size).toBe(6));
    const before = process.memoryUsage().rss;
    for (const connection of deaf) connection.send('420["clock"]', 40_000);
    const since = process.cpuUsage();
    while (server.connections > 1) await new Promise((resolve) => setImmediate(resolve));
    await player.heard('session:ended');
    const { user, system } = process.cpuUsage(since);
    expect((user + system) / 1_000).toBeLessThan(WORK_MS);
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
  });
});

describe('a connection in no namespace', () => {
  const JOINS_WITHIN_MS = 10_000;

  it.each([
    ['that never joined', async () => open()],
    [
      'that was refused by the dashboards',
      async () => {
        const connection = await open();
        connection.send('40/admin,');
        await connection.told('44/admin');
        return connection;
      },
    ],
    [
      'that has left',
      async () => {
        const connection = await openJoined();
        connection.send('41');
        await vi.waitFor(() => expect(server.io.sockets.sockets.size).toBe(0));
        return connection;
      },
    ],
  ])('%s is closed after ten seconds [FAULT-23]', async (_what, connect) => {
    const connection = await connect();
    await server.clock.advance(JOINS_WITHIN_MS - 1);
    expect(server.connections).toBe(1);
    await server.clock.advance(1);
    await connection.closed;
    expect(server.connections).toBe(0);
  });

  it('one that joined stays, and leaves no timer behind', async () => {
    const connection = await openJoined();
    const others = server.clock.pending;
    const left = await openJoined();
    left.close();
    await vi.waitFor(() => expect(server.connections).toBe(1));
    expect(server.clock.pending).toBe(others);
    await server.clock.advance(10 * JOINS_WITHIN_MS);
    expect(server.connections).toBe(1);
    connection.close();
  });
});
