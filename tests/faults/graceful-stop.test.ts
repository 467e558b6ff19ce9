import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { pickAdapters } from '../../server/container/pick-adapters.ts';
import { JOBS_AT_ONCE } from '../../server/ports/queue.ts';
import { giveMember } from '../builders/member-with-points.ts';
import { DEAD_CONNECTIONS, openDeadConnection } from '../clients/dead-connections.ts';
import { createTestApi, formOf } from '../clients/test-api.ts';
import { connectPlayer } from '../clients/test-player.ts';
import { withdrawalForm } from '../clients/withdrawal-calls.ts';
import { startTcpProxy } from '../proxies/tcp-proxy.ts';
import { startPaymentRail } from '../servers/payment-rail.ts';
import { type ServerProcess, startServerProcess } from '../servers/server-process.ts';
import { createTestData, type TestData } from '../servers/test-data.ts';
import { testMode } from '../servers/test-mode.ts';

type OnTestFinished = (clean: () => Promise<void>) => void;

const STOPS_WITHIN_MS = 5_000;

async function start(
  onTestFinished: OnTestFinished,
  environment: NodeJS.ProcessEnv = {},
  prepare: (data: TestData) => Promise<void> = async () => {},
): Promise<{ readonly server: ServerProcess; readonly data: TestData }> {
  const data = createTestData();
  onTestFinished(data.remove);
  await prepare(data);
  const server = await startServerProcess({ ...data.environment, ...environment });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return { server, data };
}

async function stop(server: ServerProcess): Promise<{ readonly code: number | null; readonly ms: number }> {
  const since = performance.now();
  const code = await server.end('SIGTERM');
  return { code, ms: performance.now() - since };
}

it('SIGTERM ends with 0 within 5 s, whatever connections are dead [FAULT-8]', async ({ onTestFinished }) => {
  const { server } = await start(onTestFinished, { METRICS_PORT: '0' });
  const metricsUrl = server.output.join('\n').match(/metrics are at (?<url>http:\S+)\/metrics/)?.groups?.url;
  const phoneWay = await startTcpProxy({ port: Number(new URL(server.url).port) });
  onTestFinished(phoneWay.close);
  const phone = await connectPlayer(`http://127.0.0.1:${phoneWay.port}`);
  phoneWay.stall();
  const dead = await Promise.all([
    ...Object.values(DEAD_CONNECTIONS).map((sent) => openDeadConnection(server.url, sent)),
    openDeadConnection(metricsUrl ?? '', DEAD_CONNECTIONS['half a header'] ?? ''),
  ]);

  const { code, ms } = await stop(server);
  phone.close();
  for (const socket of dead) socket.destroy();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(STOPS_WITHIN_MS);
});

it('SIGTERM cuts no request that is being worked on', async ({ onTestFinished }) => {
  const { server } = await start(onTestFinished);
  const joining = createTestApi(() => server.url).signUp(formOf('Ayesha'));
  // Its password is being hashed when the signal comes.
  await fetch(`${server.url}/api/slots`);
  const [{ status }, { code, ms }] = await Promise.all([joining, stop(server)]);
  expect(status).toBe(201);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(STOPS_WITHIN_MS);
});

// In a cluster workers pay, and their tests are in the folder `cluster`.
it.runIf(testMode.kind === 'embedded')(
  'SIGTERM while payouts wait: those under way are paid and stored, no other begins [FAULT-8]',
  async ({ onTestFinished }) => {
    const service = await startPaymentRail();
    onTestFinished(service.close);
    const underWay = JOBS_AT_ONCE.payout;
    service.plan(...Array.from({ length: underWay }, () => ({ does: 'hold' }) as const));
    const tokens: string[] = [];
    const { server, data } = await start(onTestFinished, service.environment, async ({ environment }) => {
      const container = await pickAdapters(readConfig(environment));
      await container.store.setSlotLimit(50);
      for (const name of ['Ayesha', 'Bilal', 'Sana', 'Danish', 'Erum', 'Farah']) {
        tokens.push(await giveMember(container.store, name, 2_500, container.clock.now()));
      }
      await container.close();
    });
    const api = createTestApi(() => server.url);
    for (const token of tokens) await api.call('createWithdrawal', { token, body: withdrawalForm() });
    await service.received(underWay);
    const half = await openDeadConnection(server.url, DEAD_CONNECTIONS['half a header'] ?? '');
    const player = await connectPlayer(server.url);

    const stopped = stop(server);
    await player.waitFor('server:stopping');
    service.release();
    expect((await stopped).code).toBe(0);
    half.destroy();
    player.close();
    expect(service.requests).toHaveLength(underWay);
    expect((await data.rows('withdrawals')).map(({ payout_state }) => payout_state).sort()).toEqual([
      ...Array<string>(underWay).fill('done'),
      'queued',
      'queued',
    ]);
    expect(await data.audit()).toEqual([]);
  },
);
