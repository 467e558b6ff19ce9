import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { openRawConnection } from '../../../tests/clients/raw-connection.ts';
import { noMetrics } from '../../ports/metrics.ts';
import { createFloodGuard } from './flood-guard.ts';
import { handleEvent } from './handle-event.ts';
import { admitWhere, onJoined } from './namespaces.ts';
import { createSocketServer } from './socket-server.ts';
import type { PlayerServer } from './socket-types.ts';

let io: PlayerServer;
let url: string;
let logged: string[];
const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
const fault = new Error('a fault of ours');

beforeEach(async () => {
  logged = [];
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  io = createSocketServer(http, { isAllowedOrigin: () => true });
  return () => io.close();
});

/** Fails for the first, and for nobody after it. */
function failingOnce(): () => void {
  let isFirst = true;
  return () => {
    if (!isFirst) return;
    isFirst = false;
    throw fault;
  };
}

async function isServed(): Promise<void> {
  const next = await openRawConnection(url);
  next.send('40');
  await next.told('40{');
  next.close();
}

const told = () => logged.map((line) => (JSON.parse(line) as { err: { message: string } }).err.message);

it('a fault of what admits a socket refuses that socket [FAULT-17]', async () => {
  const fail = failingOnce();
  admitWhere(io, log, async () => {
    fail();
    return undefined;
  });
  const connection = await openRawConnection(url);
  connection.send('40');
  expect(await connection.told('44')).toContain('UNAVAILABLE');
  expect(told()).toEqual([fault.message]);
  await isServed();
  connection.close();
});

it('a fault of what a joined socket starts ends its connection [FAULT-17]', async () => {
  onJoined(io, log, failingOnce());
  const connection = await openRawConnection(url);
  connection.send('40');
  await connection.closed;
  expect(told()).toEqual([fault.message]);
  await isServed();
});

it.each<[where: string, parts: object, answer: () => Promise<{ ok: true }>]>([
  ['before the handler', { metrics: { ...noMetrics, received: failingOnce() } }, async () => ({ ok: true })],
  ['in its clock', { clock: { now: failingOnce(), at: () => () => {} } }, async () => ({ ok: true })],
  ['in the handler', {}, () => Promise.reject(fault)],
])('a fault of an event %s ends that event [FAULT-17]', async (_where, parts, answer) => {
  const bind = handleEvent(
    'play:resume',
    {
      floodGuard: createFloodGuard(),
      clock: { now: () => 0, at: () => () => {} },
      metrics: noMetrics,
      log,
      ...parts,
    },
    answer,
  );
  onJoined(io, log, (socket) => {
    socket.data.admission = Promise.resolve();
    bind(socket);
  });
  const connection = await openRawConnection(url);
  connection.send('40');
  await connection.told('40{');
  connection.send('421["play:resume",{"playId":"0199c0de-0000-7000-8000-000000000001"}]');
  await vi.waitFor(() => expect(told()).toEqual([fault.message]));
  await isServed();
  connection.close();
});
