import { afterEach, expect, it, vi } from 'vitest';
import { type ReadyProcess, startReadyProcess } from '../scripts/processes/ready-process.ts';
import { readConfig } from '../server/config.ts';
import { pickAdapters } from '../server/container/pick-adapters.ts';
import { giveMember } from '../tests/builders/member-with-points.ts';
import { parseMetrics, type SeenMetrics } from '../tests/clients/metrics-page.ts';
import { createTestApi } from '../tests/clients/test-api.ts';
import { requestWithdrawal } from '../tests/clients/withdrawal-calls.ts';
import { createTestData } from '../tests/servers/test-data.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function start(
  entryPoint: string,
  ready: RegExp,
  environment: NodeJS.ProcessEnv,
): Promise<ReadyProcess> {
  const started = await startReadyProcess({
    command: process.execPath,
    args: [entryPoint],
    environment: { PORT: '0', HOST: '127.0.0.1', METRICS_PORT: '0', ...environment },
    ready,
  });
  cleanUps.push(() => started.end('SIGKILL'));
  return started;
}

async function scrape({ output }: ReadyProcess): Promise<SeenMetrics> {
  const [url = ''] = output.flatMap(
    (line) => /metrics are at (?<url>http:[^\s"]+)/.exec(line)?.groups?.url ?? [],
  );
  return parseMetrics(await (await fetch(url)).text());
}

/** A member with enough points for one withdrawal; returns the token. */
async function joinRich(environment: NodeJS.ProcessEnv): Promise<string> {
  const container = await pickAdapters(readConfig(environment));
  try {
    return await giveMember(container.store, 'Ayesha', 2_500, container.clock.now());
  } finally {
    await container.close();
  }
}

it('a worker counts the payout that it settles, and every process tells how its clock and Redis are', async () => {
  const data = await createTestData();
  cleanUps.push(data.remove);
  const { environment } = data;
  const server = await start('server/main.mjs', /^Sawaal is ready: (?<url>http:\S+)$/, environment);
  const worker = await start('workers/main.mjs', /^Sawaal worker is ready$/, environment);
  const api = createTestApi(() => server.ready.groups?.url ?? '');
  await requestWithdrawal(api, await joinRich(environment));

  const manual = { outcome: 'manual' };
  await vi.waitFor(
    async () => {
      const { value } = await scrape(worker);
      expect(value('sawaal_payouts_total', manual)).toBe(1);
      expect(value('sawaal_queue_depth', { queue: 'payout' })).toBe(0);
    },
    { timeout: 10_000 },
  );
  const [ofServer, ofWorker] = [await scrape(server), await scrape(worker)];
  expect(ofServer.value('sawaal_payouts_total', manual)).toBe(0);
  for (const { value } of [ofServer, ofWorker]) {
    expect(value('sawaal_clock_uncertainty_seconds')).toBeLessThan(0.05);
    expect(value('sawaal_clock_offset_seconds')).toBeGreaterThan(0);
    expect(value('sawaal_publishes_dropped_total')).toBe(0);
    expect(value('sawaal_slots_taken')).toBe(1);
    expect(value('sawaal_queue_depth', { queue: 'payout' })).toBe(0);
  }
  expect(ofServer.value('sawaal_sockets', { kind: 'players' })).toBe(0);
  expect(ofWorker.value('sawaal_sockets', { kind: 'players' })).toBeUndefined();
});
