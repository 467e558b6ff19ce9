import { beforeEach, expect, it } from 'vitest';
import type { QueueView } from '../../../shared/contract/views.ts';
import { createFakeClock } from '../../../tests/support/fake-clock.ts';
import { createQueueOverview, type QueueOverviewParts } from './queue-overview.ts';

let looks: number;
let depth: number;
let told: (number | undefined)[];

beforeEach(() => {
  [looks, depth, told] = [0, 0, []];
});

/** A server on which somebody looks at the dashboard or nobody does. */
function server(dashboards: number) {
  const here = { dashboards };
  const parts = {
    clock: createFakeClock(),
    isWatched: () => here.dashboards > 0,
    store: {
      async deadJobs() {
        looks += 1;
        return [];
      },
      unknownPayouts: async () => 0,
    },
    queue: { state: async () => ({ depth, running: 0, oldestSince: null }) },
    tell: ([first]: readonly QueueView[]) => void told.push(first?.depth),
  };
  return { here, ...createQueueOverview(parts as unknown as QueueOverviewParts) };
}

it('nobody looks at the queues while no dashboard is open', async () => {
  const one = server(0);
  await one.tellChanges();
  expect(looks).toBe(0);
  one.here.dashboards = 1;
  await one.tellChanges();
  expect(looks).toBe(1);
});

it('each change is told once, also one that goes back to what was', async () => {
  const one = server(1);
  for (const now of [0, 0, 1, 1, 0, 1]) {
    depth = now;
    await one.tellChanges();
  }
  expect(told).toEqual([0, 1, 0, 1]);
});

it('a dashboard that was just opened is told again what others know already', async () => {
  const one = server(1);
  await one.tellChanges();
  one.opened();
  await one.tellChanges();
  expect(told).toEqual([0, 0]);
});
