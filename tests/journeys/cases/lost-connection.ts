import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { createMember, logIn } from '../support/member.ts';
import { faultsOf } from '../support/screen.ts';

const LOST = 'Connection lost. We are reconnecting…';

/** Opens the page once more, and waits until its live connection stands: it comes after the first view. */
async function reloadUntilLive(page: Page): Promise<void> {
  const welcome = Promise.withResolvers<void>();
  // The page as it was may only now get its own.
  page.once('framenavigated', () => {
    // A page may give its first one up for another.
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40')) welcome.resolve();
      });
    });
  });
  await page.reload();
  await welcome.promise;
}

describe.concurrent('a page that lost its live connection says so, without moving anything, until it is back', () => {
  journey('home', async ({ visit, wire }) => {
    const page = await visit('/', { via: wire, colorScheme: 'light' });
    await reloadUntilLive(page);
    const title = page.getByRole('heading', { level: 1 });
    const place = await title.boundingBox();
    wire.cut();
    await page.getByRole('status').getByText(LOST).waitFor();
    expect(await title.boundingBox()).toEqual(place);
    expect(await faultsOf(page)).toEqual([]);
    wire.mend();
    await page.getByText(LOST).waitFor({ state: 'hidden' });
  });

  journey('profile', async ({ visit, wire, site }) => {
    await createMember(site, 'banou');
    const page = await visit('/', { via: wire, colorScheme: 'light' });
    await logIn(page, 'banou');
    await page.getByRole('link', { name: 'Profile of banou' }).click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await reloadUntilLive(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    wire.cut();
    await page.getByRole('status').getByText(LOST).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    wire.mend();
    await page.getByText(LOST).waitFor({ state: 'hidden' });
  });
});
