import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { openRawConnection, type RawConnection } from '../../../tests/clients/raw-connection.ts';
import { createMemoryRateLimits } from '../../adapters/rate-limits/memory-rate-limits.ts';
import { addressReader } from '../http/client-address.ts';
import { admitWhere } from './namespaces.ts';
import { createOpenConnections, refusalOf } from './open-connections.ts';
import { adminNamespaceOf, createSocketServer } from './socket-server.ts';
import type { PlayerServer } from './socket-types.ts';

const BOUNDS = { byAddress: 3, inAll: 5, refused: 2 };
const log = pino({ level: 'silent' });

let io: PlayerServer;
let url: string;
let opened: RawConnection[];
/** What the rate of an address says. */
let retryAfter: number | null;

beforeEach(async () => {
  opened = [];
  retryAfter = null;
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const connections = createOpenConnections(
    {
      log,
      addressOf: addressReader(['127.0.0.1']),
      limits: { ...createMemoryRateLimits(), refuse: async () => retryAfter },
    },
    BOUNDS,
  );
  io = createSocketServer(http, { isAllowedOrigin: () => true, admit: connections.admit });
  for (const namespace of [io.of('/'), adminNamespaceOf(io)])
    admitWhere(namespace, log, async ({ request }) => refusalOf(connections.of(request)));
  return async () => {
    for (const connection of opened) connection.close();
    await io.close();
  };
});

async function open(address = '10.0.0.1'): Promise<RawConnection> {
  const connection = await openRawConnection(url, address);
  opened.push(connection);
  return connection;
}

/** What a namespace says to a connection. */
async function answer(connection: RawConnection, namespace = ''): Promise<string> {
  connection.send(`40${namespace}`);
  return Promise.race([connection.told(`40${namespace}{`), connection.told(`44${namespace}{`)]);
}

const WAIT = '"code":"RATE_LIMITED","message":"Too many attempts. Please wait 30 seconds.","retryAfter":30';

it.each(['', '/admin,'])(
  'of one address so many are open at once, in whatever namespace or none; one more is told so by %s [FAULT-22]',
  async (namespace) => {
    for (let n = 0; n < BOUNDS.byAddress; n++) await open();
    expect(await answer(await open(), namespace)).toContain(WAIT);
    expect(await answer(await open('10.0.0.2'), namespace)).toContain('"sid"');
  },
);

it('an IPv6 network of 64 bits is one address [FAULT-22]', async () => {
  for (let n = 0; n < BOUNDS.byAddress; n++) await open(`2001:db8::${n}`);
  expect(await answer(await open('2001:db8::ffff'))).toContain(WAIT);
  expect(await answer(await open('2001:db8:0:1::1'))).toContain('"sid"');
});

it('so many are open in all, of however many addresses [FAULT-22]', async () => {
  for (let n = 0; n < BOUNDS.inAll; n++) await open(`10.0.1.${n}`);
  expect(await answer(await open('10.0.2.1'))).toContain(WAIT);
});

it('where many are being told already, an upgrade is refused without words [FAULT-22]', async () => {
  for (let n = 0; n < BOUNDS.byAddress + BOUNDS.refused; n++) await open();
  await expect(open()).rejects.toThrow('refused');
});

it('who leaves makes room, whether they joined or not', async () => {
  for (let n = 0; n < BOUNDS.byAddress; n++) await open();
  const refused = await open();
  expect(await answer(refused)).toContain(WAIT);
  for (const connection of opened) connection.close();
  await vi.waitFor(() => expect(io.engine.clientsCount).toBe(0));
  for (let n = 0; n < BOUNDS.byAddress; n++) expect(await answer(await open())).toContain('"sid"');
});

it('the rate of an address counts at the upgrade, and its refusal holds for that connection', async () => {
  retryAfter = 30;
  const connection = await open();
  retryAfter = null;
  expect(await answer(connection)).toContain(WAIT);
  expect(await answer(connection, '/admin,')).toContain(WAIT);
});

it('a second websocket of a connection is refused: it would be counted by nobody [FAULT-22]', async () => {
  const first = await open();
  const { sid } = JSON.parse((await first.told('0{')).slice(1)) as { sid: string };
  const second = new WebSocket(
    `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&sid=${sid}`,
  );
  await once(second, 'error');
  expect(await answer(first)).toContain('"sid"');
});
