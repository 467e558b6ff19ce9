import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';

const addresses = [
  '/',
  '/quiz/general-knowledge',
  '/quiz/general-knowledge/world-history',
  '/about-us',
  '/contact',
  '/credits',
  '/disclaimer',
  '/privacy-policy',
  '/terms-of-service',
  '/no/such/page',
];

describe.concurrent('the pages of the site', () => {
  journey('an unknown path says so; Go Back and Return Home lead away from it', async ({ visit }) => {
    const page = await visit('/about-us');
    const nowhere = new URL('/no/such/page', page.url()).href;
    await page.goto(nowhere);
    await page.getByRole('heading', { level: 1, name: 'This truck has left.' }).waitFor();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await page.getByRole('heading', { name: 'Pick a category' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL((url) => url.href !== nowhere);

    await page.goto(new URL('/quiz/no-such-category', page.url()).href);
    await page.getByRole('button', { name: 'Go Back' }).waitFor();
    await page.goto(new URL('/quiz/music/no-such-quiz', page.url()).href);
    await page.getByRole('button', { name: 'Go Back' }).waitFor();
  });

  journey('Go Back leads to the page of the site that was open before', async ({ visit }) => {
    const page = await visit('/about-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click();
    await page.getByRole('heading', { level: 1, name: 'Credits' }).waitFor();
    // As a link of the site would have led there.
    await page.evaluate(() => history.pushState({ key: 'link', idx: 2, usr: null }, '', '/no/such/page'));
    await page.reload();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'Credits' }).waitFor();
  });

  journey('each page has a title and a description of its own', async ({ visit }) => {
    const page = await visit('/');
    const titles = new Set<string>();
    const descriptions = new Set<string | null>();
    for (const address of addresses) {
      await page.goto(new URL(address, page.url()).href);
      await page.locator('meta[name=description]:not([data-until-mounted])').waitFor({ state: 'attached' });
      titles.add(await page.title());
      descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));
    }
    expect(titles.size).toBe(addresses.length);
    expect(descriptions.size).toBe(addresses.length);
  });

  journey('with the keyboard: a skip link first, and the focus is always seen', async ({ visit }) => {
    const page = await visit('/');
    await page.getByRole('heading', { name: 'Pick a category' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'nothing has the focus';
        // A card or a field may draw the ring around the element that has the focus.
        const rings = [focused, focused.parentElement, focused.closest('li, form')].map(
          (element) => element && getComputedStyle(element),
        );
        const isSeen = rings.some(
          (style) => style && style.outlineStyle !== 'none' && style.outlineWidth !== '0px',
        );
        return isSeen ? null : focused.outerHTML.slice(0, 200);
      });
      expect(outline).toBeNull();
    }
    await page.reload();
    await page.getByRole('heading', { name: 'Pick a category' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#main:focus').waitFor();
  });

  journey('the theme that was chosen is remembered', async ({ visit }) => {
    const page = await visit('/', { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Switch to the light theme' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });
});
