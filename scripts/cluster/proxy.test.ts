import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import { startProxy } from './proxy.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A server that says who it is, by request and by socket. */
async function startUpstream(name: string): Promise<{ url: string; stop(): Promise<void> }> {
  const http = createServer((request, response) =>
    response.end(`${name} for ${request.headers['x-forwarded-for']}`),
  );
  const sockets = new Server(http, { transports: ['websocket'] });
  sockets.on('connection', (socket) => {
    socket.emit('hello', `${name} for ${socket.handshake.headers['x-forwarded-for']}`);
    socket.on('ask', (answer) => answer(name));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  cleanUps.push(() => sockets.close());
  return {
    url: `http://127.0.0.1:${(http.address() as { port: number }).port}`,
    stop: () => sockets.close(),
  };
}

async function startSite(names: readonly string[]) {
  const upstreams = await Promise.all(names.map(startUpstream));
  const living = new Set(upstreams);
  const proxy = await startProxy({ port: 0, upstreams: () => [...living].map(({ url }) => url) });
  const url = `http://127.0.0.1:${proxy.port}`;
  const ask = async () => {
    const response = await fetch(url, { headers: { connection: 'close' } });
    return response.ok ? await response.text() : response.status;
  };
  return { url, upstreams, living, proxy, ask };
}

it('requests go round the servers that live, with the address of who asks', async () => {
  const site = await startSite(['one', 'two']);
  cleanUps.push(() => site.proxy.stop(Promise.resolve()));
  const asked = [await site.ask(), await site.ask(), await site.ask()];
  expect(asked).toEqual(['one for 127.0.0.1', 'two for 127.0.0.1', 'one for 127.0.0.1']);

  const [one] = site.upstreams;
  if (one) site.living.delete(one);
  expect([await site.ask(), await site.ask()]).toEqual(['two for 127.0.0.1', 'two for 127.0.0.1']);
});

it('answers 502 where no server lives, and where one ended without its being known', async () => {
  const site = await startSite(['one']);
  cleanUps.push(() => site.proxy.stop(Promise.resolve()));
  await site.upstreams[0]?.stop();
  expect(await site.ask()).toBe(502);
  site.living.clear();
  expect(await site.ask()).toBe(502);
});

it('a websocket passes, and one that is open may go on until the servers have stopped', async () => {
  const site = await startSite(['one']);
  const socket = io(site.url, { transports: ['websocket'], reconnection: false });
  cleanUps.push(() => socket.close());
  const [hello] = await new Promise<unknown[]>((resolve) => socket.once('hello', (...said) => resolve(said)));
  expect(hello).toBe('one for 127.0.0.1');

  const drained = Promise.withResolvers<void>();
  const stopped = site.proxy.stop(drained.promise);
  await expect(site.ask()).rejects.toThrow('fetch failed');
  expect(await socket.emitWithAck('ask')).toBe('one');
  drained.resolve();
  await stopped;
  await expect.poll(() => socket.connected).toBe(false);
});
