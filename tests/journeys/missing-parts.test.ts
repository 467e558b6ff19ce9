import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { fillLogin } from './support/member.ts';
import { playWithKeys, seeResult, WORLD_HISTORY } from './support/quiz.ts';
import { faultsOf } from './support/screen.ts';

/** Lets files whose names fit never arrive; returns how to let them through again. */
async function withhold(page: Page, pattern: string): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

const earn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Earn' });
const still = { reducedMotion: 'reduce', colorScheme: 'light' } as const;

journey('a login that does not arrive says so, and is there at the next try [PAGE-1]', async ({ visit }) => {
  const page = await visit('/', still);
  const release = await withhold(page, '**/assets/account-dialog-*');
  await withhold(page, '**/assets/toaster-*');
  await earn(page).click();
  const failed = page.getByRole('dialog', { name: 'This part did not arrive' });
  await failed.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await failed.waitFor();
  await failed.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Pick a category' }).waitFor();

  await earn(page).click();
  await release();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await fillLogin(page, 'nobody-at-all');
  // The message comes as plain text: what shows it otherwise is still held back.
  await page.getByRole('dialog', { name: 'Login' }).getByText('User not found!').waitFor();
  await page.getByRole('status').getByText('User not found!').waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

journey('a quiz runs to its end whatever else does not arrive [PAGE-1]', async ({ visit }) => {
  const page = await visit(WORLD_HISTORY, { reducedMotion: 'no-preference' });
  for (const part of ['account-dialog', 'toaster', 'confetti']) await withhold(page, `**/assets/${part}*`);
  await earn(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // Enter is the button's that has the focus.
  await page.getByRole('heading', { level: 1 }).click();
  await playWithKeys(page, 5);
  await seeResult(page);
  // What would have fallen lies there.
  await page.locator('svg rect[transform^="rotate"]').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Sign up' }).first().click();
  await page.getByRole('dialog', { name: 'This part did not arrive' }).waitFor();
});

for (const part of ['react', 'index']) {
  journey(`a page whose code (${part}) does not arrive says so [PAGE-2]`, async ({ visit, site }) => {
    const page = await (await visit('about:blank')).context().newPage();
    const release = await withhold(page, `**/assets/${part}-*.js`);
    await page.goto(new URL('/', site.url).href);
    const note = page.getByRole('alert');
    await note.getByText('The code of this page has not arrived').waitFor();
    await release();
    await note.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Earn', disabled: false }).waitFor();
    expect(await page.getByText('The code of this page has not arrived').isVisible()).toBe(false);
  });
}

journey(
  'a network that lets no websockets through is named, with what can be done [DEVICE-23]',
  async ({ visit }) => {
    const page = await visit('/about-us', still);
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.goto(new URL(WORLD_HISTORY, page.url()).href);
    await page.getByText('Connecting…').waitFor();
    await page.getByText('lets no websockets through').waitFor({ timeout: 8_000 });
    expect(await faultsOf(page)).toEqual([]);
  },
);
