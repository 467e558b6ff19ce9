import { beforeEach, expect, it } from 'vitest';
import { createFakeClock } from '../../../tests/support/fake-clock.ts';
import type { AdminEvent } from '../../ports/live.ts';
import type { PeerEvent, Peers } from '../../ports/peers.ts';
import { createQueueOverview, type QueueOverviewParts } from './queue-overview.ts';

const SITE_LOOKS_EVERY_MS = 2_000;

let clock: ReturnType<typeof createFakeClock>;
let looks: number;
let depth: number;
let told: number[];
let servers: (Peers & { tell(event: PeerEvent, payload: unknown): void })[];
let lookedAt: number | null;

beforeEach(() => {
  clock = createFakeClock();
  [looks, depth, told, servers, lookedAt] = [0, 0, [], [], null];
});

/** The other servers of the site, as a server tells and hears them. */
function joinPeers(): Peers {
  const listeners: [PeerEvent, (payload: never) => void][] = [];
  const own = {
    isAlone: false,
    publish(event: PeerEvent, payload: unknown) {
      for (const other of servers) if (other !== own) other.tell(event, payload);
    },
    on: (event: PeerEvent, listener: (payload: never) => void) => void listeners.push([event, listener]),
    onMissed() {},
    tell(event: PeerEvent, payload: unknown) {
      for (const [name, listener] of listeners) if (name === event) listener(payload as never);
    },
  };
  servers.push(own as never);
  return own as Peers;
}

/** One server of the site, on which somebody looks at the dashboard or nobody does. */
function server(dashboards: number) {
  const here = { dashboards };
  const parts = {
    clock,
    peers: joinPeers(),
    isWatched: () => here.dashboards > 0,
    store: {
      async deadJobs() {
        looks += 1;
        return [];
      },
      unknownPayouts: async () => 0,
    },
    queue: { state: async () => ({ depth, running: 0, oldestSince: null }) },
    // Counted for the whole site, as Redis does.
    limits: {
      async refuse() {
        if (lookedAt !== null && clock.now() - lookedAt < SITE_LOOKS_EVERY_MS) return 1;
        lookedAt = clock.now();
        return null;
      },
    },
    live: {
      admins: (_event: AdminEvent, { queues }: never) =>
        told.push((queues as { depth: number }[])[0]?.depth ?? 0),
    },
  };
  return { here, ...createQueueOverview(parts as unknown as QueueOverviewParts) };
}

it('nobody looks at the queues while no dashboard is open', async () => {
  const one = server(0);
  for (let n = 0; n < 5; n++) {
    await one.tellChanges();
    await clock.advance(SITE_LOOKS_EVERY_MS);
  }
  expect(looks).toBe(0);
  one.here.dashboards = 1;
  await one.tellChanges();
  expect(looks).toBe(1);
});

it('one look serves the whole site, however many servers have dashboards', async () => {
  const many = Array.from({ length: 8 }, () => server(1));
  for (let n = 0; n < 10; n++) {
    await Promise.all(many.map(({ tellChanges }) => tellChanges()));
    await clock.advance(SITE_LOOKS_EVERY_MS / 2);
  }
  expect(looks).toBe(5);
});

it('each change is told once, whichever server looks, also one that goes back to what was', async () => {
  const [one, other] = [server(1), server(1)];
  for (const [looking, now] of [
    [one, 0],
    [other, 0],
    [other, 1],
    [one, 1],
    [one, 0],
    [other, 1],
  ] as const) {
    depth = now;
    await looking.tellChanges();
    await clock.advance(SITE_LOOKS_EVERY_MS);
  }
  expect(told).toEqual([0, 1, 0, 1]);
});

it('a dashboard that was just opened is told again what others know already', async () => {
  const [one, other] = [server(1), server(0)];
  await one.tellChanges();
  await clock.advance(SITE_LOOKS_EVERY_MS);
  other.here.dashboards = 1;
  other.opened();
  await one.tellChanges();
  expect(told).toEqual([0, 0]);
});
