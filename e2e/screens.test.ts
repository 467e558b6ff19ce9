import { describe, expect } from 'vitest';
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
import { faultsOf, seeDrawn } from './support/screen.ts';

/** Each address with a text that is there once the page is complete. */
const pages = [
  ['home', '/', 'Pick a category'],
  ['a search without a match', '/?q=zebra', 'No categories found.'],
  ['category', '/quiz/general-knowledge', 'More to play'],
  ['lobby', WORLD_HISTORY, 'Enter starts too.'],
  ['a quiz without questions', '/quiz/music/classic-rock', 'It cannot be played yet.'],
  ['not-found', '/no/such/page', 'There is nothing at this address'],
  ['about', '/about-us', 'Who we are'],
  ['contact', '/contact', 'Write to us'],
  ['credits', '/credits', 'Truck art'],
  ['disclaimer', '/disclaimer', 'Disclaimer'],
  ['privacy policy', '/privacy-policy', 'Privacy policy'],
  ['terms of service', '/terms-of-service', 'Terms of service'],
] as const;

// Colours in the middle of a fade are no fault.
const still = { reducedMotion: 'reduce', colorScheme: 'light' } as const;

describe.concurrent('every screen, light and dark, from 320 to 2560 px, without a fault', () => {
  for (const [name, path, text] of pages) {
    journey(name, async ({ visit }) => {
      const page = await visit(path, still);
      await page.getByRole('main').getByText(text).first().waitFor();
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
