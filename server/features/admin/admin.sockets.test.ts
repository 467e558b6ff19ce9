import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectAdmin, type TestAdmin } from '../../../tests/clients/test-admin.ts';
import { createFakeClock, type FakeClock } from '../../../tests/support/fake-clock.ts';
import { adminNamespaceOf, createSocketServer } from '../../edges/live/socket-server.ts';
import type { PlayerServer } from '../../edges/live/socket-types.ts';
import type { AdminSession } from '../../ports/admin-store.ts';
import { type AdminSockets, createAdminSockets } from './admin.sockets.ts';

const MINUTE = 60_000;
const SECOND = 1_000;

let clock: FakeClock;
let io: PlayerServer;
let sockets: AdminSockets;
let url: string;
/** What another process's store says, too. */
let stored: Map<string, AdminSession>;
let isAway: boolean;

beforeEach(async () => {
  clock = createFakeClock();
  stored = new Map();
  isAway = false;
  const http = createServer();
  io = createSocketServer(http, { isAllowedOrigin: () => true });
  io.on('connection', (socket) => socket.on('clock', (answer) => answer({ ok: true, now: clock.now() })));
  const find = async (token: string) => {
    if (isAway) throw new Error('the store is away');
    return stored.get(token);
  };
  sockets = createAdminSockets({
    namespace: adminNamespaceOf(io),
    clock,
    authenticate: find,
    findSession: find,
    log: pino({ level: 'silent' }),
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(() => io.close());

function open(token: string, expiresAt = clock.now() + 60 * MINUTE): void {
  stored.set(token, { email: 'owner@example.com', tokenHash: token, expiresAt });
}

async function connect(token: string): Promise<TestAdmin> {
  const admin = await connectAdmin(url, { adminToken: token });
  await admin.heard('session:ended');
  return admin;
}

const isGone = async (admin: TestAdmin) => expect.poll(() => admin.isConnected).toBe(false);

describe('the dashboards of an admin session', () => {
  it('at 60:00: connected one second before; at the moment session:ended, and gone', async () => {
    open('token');
    const admin = await connect('token');
    await clock.advance(60 * MINUTE - SECOND);
    expect(await admin.heard('session:ended')).toEqual([]);
    await clock.advance(SECOND);
    expect(await admin.waitFor('session:ended')).toEqual({ reason: 'expired' });
    await isGone(admin);
  });

  it('a call prolongs the session: they stay until its new end', async () => {
    open('token');
    const admin = await connect('token');
    await clock.advance(50 * MINUTE);
    open('token');
    await clock.advance(59 * MINUTE);
    expect(await admin.heard('session:ended')).toEqual([]);
    await clock.advance(MINUTE);
    expect(await admin.waitFor('session:ended')).toEqual({ reason: 'expired' });
  });

  it('logout: every dashboard of that session hears «loggedOut», no other', async () => {
    open('one');
    open('two');
    const [tabs, other] = [[await connect('one'), await connect('one')], await connect('two')];
    stored.delete('one');
    sockets.end('one');
    for (const tab of tabs) {
      expect(await tab.waitFor('session:ended')).toEqual({ reason: 'loggedOut' });
      await isGone(tab);
    }
    expect(await other.heard('session:ended')).toEqual([]);
    expect(other.isConnected).toBe(true);
  });

  it('a session that ended elsewhere: the check notices', async () => {
    open('one');
    open('two');
    const [ended, other] = [await connect('one'), await connect('two')];
    stored.delete('one');
    await sockets.check();
    expect(await ended.waitFor('session:ended')).toEqual({ reason: 'expired' });
    expect(await other.heard('session:ended')).toEqual([]);
  });

  it('a logout between the look-up and the connection: not admitted for good', async () => {
    open('token');
    const { get } = stored;
    stored.get = (token) => {
      const session = get.call(stored, token);
      stored.delete(token);
      return session;
    };
    const admin = await connectAdmin(url, { adminToken: 'token' });
    expect(await admin.waitFor('session:ended')).toEqual({ reason: 'expired' });
  });

  it('database away: nobody is admitted, and whoever is there connects again instead of logging in', async () => {
    open('token');
    const admin = await connect('token');
    isAway = true;
    await expect(connectAdmin(url, { adminToken: 'token' })).rejects.toThrow('UNAVAILABLE');
    await clock.advance(60 * MINUTE);
    await isGone(admin);
    expect(admin.events).toEqual([]);
  });
});
