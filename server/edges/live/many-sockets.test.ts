import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Store } from '../../ports/store.ts';
import { hashToken } from '../token-hash.ts';
import { createMemberSockets } from './member-sockets.ts';
import type { PlayerSocket } from './socket-types.ts';

const MEMBERS = 20_000;
const NOW = 1_000;
const tokenOf = (n: number) => `account-${n}_secret`;

/** A connection, as far as sessions are concerned; counts what it was told. */
function fakeSocket() {
  const told: string[] = [];
  const socket = {
    data: {},
    nsp: { adapter: { rooms: new Map() } },
    once() {},
    async join() {},
    async leave() {},
    emit: (event: string) => told.push(event),
  };
  return { told, socket: socket as unknown as PlayerSocket };
}

/** Milliseconds of work, whatever else the machine does. */
function workOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it('the sockets of a session are found among 20,000 members without a look at the others', async () => {
  const sessions = new Map(
    Array.from({ length: MEMBERS }, (_, n) => [
      hashToken(tokenOf(n)),
      { accountId: `account-${n}`, username: `m${n}`, tokenHash: hashToken(tokenOf(n)), expiresAt: NOW * 2 },
    ]),
  );
  const memberSockets = createMemberSockets({
    clock: { now: () => NOW, at: () => () => {} },
    store: { session: async (tokenHash: string) => sessions.get(tokenHash) } as unknown as Store,
    log: pino({ enabled: false }),
    sockets: () => [],
  });
  const connections = Array.from({ length: MEMBERS }, fakeSocket);
  await Promise.all(connections.map(({ socket }, n) => memberSockets.admit(socket, tokenOf(n))));
  const second = fakeSocket();
  await memberSockets.admit(second.socket, tokenOf(7));

  const hashes = [...sessions.keys()].slice(0, 3_000);
  const work = workOf(() => {
    for (const hash of hashes) memberSockets.prolong(hash, NOW * 3);
    for (const hash of hashes) memberSockets.end(hash, 'replaced');
    for (const hash of hashes) memberSockets.end(hash, 'replaced');
  });
  expect(work).toBeLessThan(1_500);
  expect([connections[7], second].map((connection) => connection?.told)).toEqual(
    [1, 2].map(() => ['session:changed', 'session:ended']),
  );
  expect(connections.slice(3_000).every(({ told }) => told.length === 0)).toBe(true);
}, 60_000);
