import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { journey, type Visit } from './support/journey.ts';
import { createMember, logIn } from './support/member.ts';
import {
  answerWithKey,
  LOCKED,
  optionsOf,
  playWithKeys,
  seeQuestion,
  startWithPointer,
  WORLD_HISTORY,
} from './support/quiz.ts';
import { faultsOf, layoutShiftOf, seeDrawn } from './support/screen.ts';

/** Each address with a text that is there once the page is complete. */
const pages = [
  ['home', '/', 'Pick a category'],
  ['a search without a match', '/?q=zebra', 'No categories found.'],
  ['a search that finds quizzes', '/?q=trivia', 'Quizzes with'],
  ['category', '/quiz/general-knowledge', 'More to play'],
  ['lobby', WORLD_HISTORY, 'Enter starts too.'],
  ['not-found', '/no/such/page', 'There is nothing at this address'],
  ['about', '/about-us', 'Who we are'],
  ['contact', '/contact', 'Write to us'],
  ['a new password', `/reset-password#${'x'.repeat(43)}`, 'Choose one that you use nowhere else'],
  ['games', '/games', 'Emoji Battle'],
  ['credits', '/credits', 'Truck art'],
  ['disclaimer', '/disclaimer', 'Disclaimer'],
  ['privacy policy', '/privacy-policy', 'Privacy policy'],
  ['terms of service', '/terms-of-service', 'Terms of service'],
] as const;

/** What has tests of its own: with an account, an admin's session, or a game's board; and home by its other address. */
const elsewhere = [
  '/quiz',
  '/profile',
  '/admin-sawaal-login',
  '/games/numpuz',
  '/games/war',
  '/games/emoji-battle',
  '/games/ai-villain',
];

/** A tenth of what is called good: nothing moves that somebody is about to touch. */
const LAYOUT_SHIFT_BUDGET = 0.02;

// Colours in the middle of a fade are no fault.
const still = { reducedMotion: 'reduce', colorScheme: 'light' } as const;

describe.concurrent('every screen, light and dark, from 320 to 2560 px, without a fault', () => {
  for (const [name, path, text] of pages) {
    journey(name, async ({ visit }) => {
      const page = await visit(path, { ...still, viewport: { width: 360, height: 740 } });
      await page.getByRole('main').getByText(text).first().waitFor();
      expect(await layoutShiftOf(page)).toBeLessThan(LAYOUT_SHIFT_BUDGET);
      // What opens is part of the screen.
      for (const summary of await page.locator('main summary').all()) await summary.click();
      expect(await faultsOf(page)).toEqual([]);
    });
  }

  journey('question', async ({ visit, wire }) => {
    const page = await visit(WORLD_HISTORY, { ...still, via: wire });
    await startWithPointer(page);
    await seeQuestion(page, 1);
    wire.stall();
    expect(await faultsOf(page)).toEqual([]);
    await seeQuestion(page, 1);
  });

  for (const isRight of [true, false]) {
    journey(`verdict ${isRight ? 'right' : 'wrong'}`, async ({ visit, wire }) => {
      const page = await visit(WORLD_HISTORY, { ...still, via: wire });
      await startWithPointer(page);
      await seeQuestion(page, 1);
      await answerWithKey(page, isRight);
      wire.stall();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Next' }).waitFor();
    });
  }

  journey('sign-up and login', async ({ visit }) => {
    const page = await visit('/about-us', still);
    await page.getByRole('banner').getByRole('button', { name: 'Earn' }).click();
    await page.getByRole('dialog', { name: 'Login' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('free accounts left.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('profile', async ({ visit, site }) => {
    await createMember(site, 'zara');
    const page = await visit(WORLD_HISTORY, still);
    await logIn(page, 'zara');
    await playWithKeys(page, 4);
    await page.getByRole('link', { name: 'Profile of zara' }).click();
    await page.getByRole('dialog', { name: 'Important Information' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Got it' }).click();
    expect(await faultsOf(page)).toEqual([]);
  });

  journey('result and lock', async ({ visit }) => {
    const page = await visit(WORLD_HISTORY, still);
    await playWithKeys(page, 3);
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: LOCKED }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});

it('every route has its screen here or elsewhere', () => {
  const table = readFileSync(new URL('../../client/app/routes.tsx', import.meta.url), 'utf8');
  const routes = [...table.matchAll(/path: '([^'*]+)'/g)].map(([, path]) => `/${path}`);
  expect(routes.length).toBeGreaterThan(15);
  const seen = [...pages.map(([, path]) => path.replace(/#.*/, '')), ...elsewhere];
  const shape = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
  expect(routes.filter((route) => !seen.some((path) => shape(route).test(path)))).toEqual([]);
});

describe('a phone of 360 by 640', () => {
  async function placesOf(visit: Visit): Promise<string[]> {
    const page = await visit(WORLD_HISTORY, {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await startWithPointer(page);
    const outside: string[] = [];
    for (let place = 1; place <= 5; place++) {
      await seeQuestion(page, place);
      await seeDrawn(page);
      const parts = {
        picture: page.locator('main img'),
        countdown: page.getByRole('timer').first(),
        question: page.locator('main h2').first(),
        'first option': optionsOf(page).first(),
        'last option': optionsOf(page).last(),
      };
      for (const [name, part] of Object.entries(parts)) {
        const box = await part.boundingBox();
        const isInside =
          box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 360 && box.y + box.height <= 640;
        if (!isInside) outside.push(`${name} of question ${place}: ${JSON.stringify(box)}`);
      }
      await answerWithKey(page, true);
      await page.keyboard.press('Enter');
    }
    return outside;
  }

  journey('shows picture, countdown, question and options at once, without scrolling', async ({ visit }) => {
    expect(await placesOf(visit)).toEqual([]);
  });
});
