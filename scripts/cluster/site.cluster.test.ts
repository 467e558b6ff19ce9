import { afterEach, expect, it, vi } from 'vitest';
import { createTestData } from '../../tests/servers/test-data.ts';
import { NeverReady } from '../processes/ready-process.ts';
import { startCluster } from './site.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function createEnvironment(): Promise<Readonly<Record<string, string>>> {
  const data = await createTestData();
  cleanUps.push(data.remove);
  return data.environment;
}

const statusOf = async (url: string): Promise<number> => (await fetch(`${url}/api/health`)).status;

it('a site of two servers goes on when one is killed, and has it back at its address', async () => {
  const onDeath = vi.fn();
  const site = await startCluster({
    servers: 2,
    workers: 1,
    environment: await createEnvironment(),
    onDeath,
  });
  cleanUps.push(site.stop);
  const [first, second] = site.servers;
  expect([await statusOf(site.url), await statusOf(site.url)]).toEqual([200, 200]);

  await first?.kill();
  await expect(statusOf(first?.url ?? '')).rejects.toThrow('fetch failed');
  expect([await statusOf(site.url), await statusOf(site.url)]).toEqual([200, 200]);
  await first?.restart();
  await second?.kill();
  expect([await statusOf(site.url), await statusOf(site.url)]).toEqual([200, 200]);
  expect(onDeath).not.toHaveBeenCalled();
});

it('says why a site does not start, and leaves nothing running', async () => {
  const environment = { ...(await createEnvironment()), SITE_TIME_ZONE: 'Asia/Nowhere' };
  const refused = await startCluster({ servers: 1, workers: 1, environment }).catch((reason) => reason);
  expect(refused).toBeInstanceOf(NeverReady);
  expect(refused.message).toContain('SITE_TIME_ZONE');
});
