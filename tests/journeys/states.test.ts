import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { clientDir } from '../../server/edges/http/static-files.ts';
import { journey } from './support/journey.ts';
import { createMember, logIn } from './support/member.ts';
import { seeQuestion, startWithPointer, WORLD_HISTORY } from './support/quiz.ts';
import { faultsOf } from './support/screen.ts';

const still = { reducedMotion: 'reduce', colorScheme: 'light' } as const;

/** Opens a path as it is where the server could draw nothing into it, and nothing is remembered: all is yet to come. */
async function openBare(page: Page, path: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  const url = new URL(path, page.url()).href;
  await page.route(url, (route) =>
    route.fulfill({ path: join(clientDir, 'index.html'), contentType: 'text/html' }),
  );
  await page.goto(url);
}

/** Lets the answer to a call never come. */
const stall = (page: Page, path: string): Promise<unknown> => page.route(path, () => new Promise(() => {}));
const fail = (page: Page, path: string): Promise<unknown> => page.route(path, (route) => route.abort());

describe.concurrent('every state that waits, failed or is cut off, light and dark, from 320 to 2560 px', () => {
  journey('the catalogue is on its way', async ({ visit }) => {
    const page = await visit('/about-us', still);
    await stall(page, '**/api/catalogue');
    await openBare(page, '/');
    await page.locator('main [aria-busy=true]').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('catalogue and free accounts did not arrive', async ({ visit }) => {
    const page = await visit('/about-us', still);
    await fail(page, '**/api/catalogue');
    await fail(page, '**/api/slots');
    await openBare(page, '/');
    await page.getByText('The quizzes did not arrive.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('no free account is left', async ({ visit }) => {
    const page = await visit('/about-us', still);
    await page.route('**/api/slots', (route) =>
      route.fulfill({ json: { limit: 50, taken: 50, free: 0, version: 1_000_000 } }),
    );
    await page.goto(new URL('/', page.url()).href);
    await page.getByText('All are taken just now.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('a page is on its way', async ({ visit }) => {
    const page = await visit('/about-us', still);
    await stall(page, '**/assets/contact-*.js*');
    await openBare(page, '/contact');
    await page.locator('main [aria-busy=true]').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('a page did not arrive', async ({ visit }) => {
    const page = await visit('/about-us', still);
    await fail(page, '**/assets/contact-*.js*');
    await openBare(page, '/contact');
    await page.getByText('This page could not be shown. Loading it again').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  for (const [state, username, hold, text] of [
    ['is on its way', 'mehwish', stall, 'Loading your profile...'],
    ['did not arrive', 'sadia', fail, 'Your profile did not arrive.'],
  ] as const) {
    journey(`a profile ${state}`, async ({ visit, site }) => {
      await createMember(site, username);
      const page = await visit('/about-us', still);
      await logIn(page, username);
      await hold(page, '**/api/profile');
      await page.goto(new URL('/profile', page.url()).href);
      await page.getByText(text).waitFor();
      expect(await faultsOf(page)).toEqual([]);
    });
  }

  journey('a quiz lost its connection before it was started', async ({ visit, wire }) => {
    const page = await visit(WORLD_HISTORY, { ...still, via: wire });
    await page.getByText('Enter starts too.').waitFor();
    wire.cut();
    await page.getByText('Connection lost. We are reconnecting').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('a running quiz lost its connection', async ({ visit, wire }) => {
    const page = await visit(WORLD_HISTORY, { ...still, via: wire });
    await startWithPointer(page);
    await seeQuestion(page, 1);
    wire.cut();
    await page.getByText('Connection lost. The clock runs on').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
