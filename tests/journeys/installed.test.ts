import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startTcpProxy } from '../proxies/tcp-proxy.ts';
import { journey } from './support/journey.ts';
import { startNewerVersion } from './support/newer-version.ts';

const withWorker = { serviceWorkers: 'allow' } as const;

const untilKept = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready);

/** Every address in every cache of the browser. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

journey(
  'without a connection the site opens, shows its last catalogue, and its games can be played',
  async ({ visit }) => {
    const page = await visit('/', withWorker);
    await untilKept(page);
    await page.context().setOffline(true);

    await page.reload();
    await page.getByRole('heading', { name: 'Pick a category' }).waitFor();
    await page.getByRole('link', { name: 'Sports' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Sports' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Sports' }).waitFor();

    for (const game of ['numpuz', 'war', 'emoji-battle', 'ai-villain']) {
      await page.goto(new URL(`/games/${game}`, page.url()).href);
      await page.locator('main').getByRole('button').first().waitFor();
    }
    await page.goto(new URL('/games/numpuz', page.url()).href);
    await page
      .locator('main')
      .getByRole('button', { name: /start|play|new/i })
      .first()
      .click();

    const kept = await keptAddresses(page);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.filter((path) => /^\/(?:api|socket\.io)|^\/images\/quiz|admin/.test(path))).toEqual([]);
  },
);

journey(
  'a new version says so, and is taken when it is asked for, in that tab alone',
  async ({ visit, site }) => {
    const front = await startNewerVersion(site.url);
    try {
      const page = await visit('/about-us', { ...withWorker, via: front });
      await untilKept(page);
      await page.reload();
      const other = await page.context().newPage();
      await other.goto(new URL('/credits', front.url).href);
      for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { isSamePage: true }));

      front.release();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.getByText('A new version is here.').waitFor();
      const isSame = (tab: Page): Promise<unknown> => tab.evaluate(() => 'isSamePage' in window);
      expect(await isSame(page)).toBe(true);

      await page.getByRole('button', { name: 'Use it now' }).click();
      await page.waitForFunction(() => !('isSamePage' in window));
      await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
      expect(await page.getByText('A new version is here.').count()).toBe(0);
      // The other tab goes on where it was, with the parts of its own version.
      expect(await isSame(other)).toBe(true);
      await other.getByRole('contentinfo').getByRole('link', { name: 'Games' }).click();
      await other.getByRole('heading', { level: 1, name: 'Games' }).waitFor();
      expect(await isSame(other)).toBe(true);
    } finally {
      await front.close();
    }
  },
);

journey(
  'on a network that hangs an installed page is there within 4 seconds [DEVICE-6]',
  async ({ visit, site }) => {
    const line = await startTcpProxy({ port: Number(new URL(site.url).port) });
    try {
      const page = await visit('/', { ...withWorker, via: { url: `http://localhost:${line.port}` } });
      await untilKept(page);
      line.stall();
      const began = Date.now();
      await page.reload();
      await page.getByRole('heading', { name: 'Pick a category' }).waitFor();
      // By far: without the shell it would hang for minutes.
      expect(Date.now() - began).toBeLessThan(10_000);
      expect(
        await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().responseStart),
      ).toBeLessThan(4_000);
    } finally {
      await line.close();
    }
  },
);
