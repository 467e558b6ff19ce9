import { describe, expect } from 'vitest';
import { onceHydrated } from '../../../scripts/browser/once-hydrated.ts';
import { LOGIN_OPENS_AFTER_MS, SESSION_CHECK_MS } from '../../../shared/rules/constants.ts';
import { journey } from '../support/journey.ts';
import { createMember, fillLogin, logIn, PASSWORD, seeMember, seeVisitor } from '../support/member.ts';
import {
  answerWithKey,
  LOCKED,
  playWithKeys,
  seeQuestion,
  startWithPointer,
  WORLD_HISTORY,
} from '../support/quiz.ts';

/** What is left of a session that a page finds: more than a slow machine needs to open it. */
const LEFT_MS = 8_000;

describe.concurrent('a member', () => {
  journey(
    'signs up, logs in, plays, sees points, rank and ledger, is locked and logs out',
    async ({ visit }) => {
      const page = await visit(WORLD_HISTORY);
      const main = page.getByRole('main');
      await page.getByRole('banner').getByRole('button', { name: 'Earn' }).click();
      await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Sign up' }).click();
      const signUp = page.getByRole('dialog', { name: 'Sign up' });
      await signUp.getByLabel('Username').fill('Zara_01');
      await signUp.getByLabel('Email').fill('zara.khan@gmail.com');
      await signUp.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByText('Account created successfully!').waitFor();
      await page.getByRole('dialog', { name: 'Login' }).waitFor();
      // By the page's own clock: what the test sees, it may see late.
      const openedAfter = await page.evaluate(() => {
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const signUp = resources.findLast(({ name }) => name.endsWith('/api/accounts'));
        return performance.now() - (signUp?.responseEnd ?? Number.POSITIVE_INFINITY);
      });
      expect(openedAfter).toBeGreaterThanOrEqual(LOGIN_OPENS_AFTER_MS);
      await fillLogin(page, 'Zara_01');
      await page.getByText('Login successful! Welcome back.').waitFor();
      await seeMember(page, 'Zara_01');

      await playWithKeys(page, 4);
      await main.getByText('+40 points').waitFor();
      await main.getByText(/40 points in all$/).waitFor();
      await main.getByText('New rank: Bronze!').waitFor();
      await page.getByRole('link', { name: 'Profile of Zara_01' }).click();
      await page
        .getByRole('dialog', { name: 'Important Information' })
        .getByRole('button', { name: 'Got it' })
        .click();
      await main.getByText('worth PKR 4.00').waitFor();
      const ledger = page.getByRole('region', { name: 'Your points, one by one' }).getByRole('listitem');
      expect(await ledger.count()).toBe(1);
      expect(await ledger.innerText()).toMatch(/World History[\s\S]*\+40 points[\s\S]*Balance 40/);
      await main.getByRole('button', { name: 'Withdraw Funds' }).click();
      await page.getByRole('dialog', { name: 'Insufficient Points' }).waitFor();
      await page.keyboard.press('Escape');

      await page.goto(new URL('/', page.url()).href);
      await main.getByText('1 of 5 played today').waitFor();
      await main.getByRole('link', { name: 'General Knowledge' }).first().click();
      await main
        .getByRole('listitem')
        .filter({ hasText: 'World History' })
        .getByText(/Played today, opens in/)
        .waitFor();
      await main.getByRole('link', { name: 'World History' }).click();
      await page.getByRole('heading', { name: LOCKED }).waitFor();

      await page.getByRole('link', { name: 'Profile of Zara_01' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Got it' }).click();
      await main.getByRole('button', { name: 'Logout' }).click();
      await seeVisitor(page);
      expect(await page.evaluate(() => sessionStorage.getItem('sessionToken'))).toBeNull();
    },
  );

  journey(
    'logs in elsewhere: the first browser hears of it, the second goes on with the running quiz',
    async ({ visit, site }) => {
      await createMember(site, 'bilal');
      const first = await visit(WORLD_HISTORY);
      await logIn(first, 'bilal');
      const second = await visit('/quiz/general-knowledge');
      await startWithPointer(first);
      await seeQuestion(first, 1);
      await answerWithKey(first, true);
      await logIn(second, 'bilal');
      await first.getByText('You have logged in somewhere else.').waitFor();
      await seeVisitor(first);
      await second.getByText('Running now: go on').waitFor();
      await second.getByRole('link', { name: 'World History' }).click();
      await second.getByText(/^Question [1-5]\/5$/).waitFor();
      await second.getByText('Score 1').waitFor();
    },
  );

  journey(
    'whose session is over hears of it within 5 seconds, with a single reload',
    async ({ visit, site }) => {
      await createMember(site, 'hina');
      const page = await visit('/about-us');
      await logIn(page, 'hina');
      const expiresAt = Date.now() + LEFT_MS;
      await page.evaluate((end) => sessionStorage.setItem('expiresAt', String(end)), expiresAt);
      await page.goto(new URL('/', page.url()).href);
      await seeMember(page, 'hina');
      let reloads = 0;
      page.on('load', () => {
        reloads += 1;
      });
      // The page has heard when it asks to be loaded anew: how long that takes is the machine's affair.
      await page.waitForRequest((request) => request.isNavigationRequest());
      expect(Date.now()).toBeGreaterThanOrEqual(expiresAt);
      expect(Date.now()).toBeLessThan(expiresAt + SESSION_CHECK_MS + 1_500);
      await page.getByText('Session expired. Please log in again.').waitFor();
      await seeVisitor(page);
      await page.waitForTimeout(SESSION_CHECK_MS + 1_000);
      expect(reloads).toBe(1);
    },
  );

  journey('is known in a new tab, and logging out there ends it in both', async ({ visit, site }) => {
    await createMember(site, 'omar');
    const page = await visit('/about-us');
    await logIn(page, 'omar');
    const tab = onceHydrated(await page.context().newPage());
    await tab.goto(new URL('/profile', page.url()).href);
    await seeMember(tab, 'omar');
    await tab.getByRole('dialog').getByRole('button', { name: 'Got it' }).click();
    await tab.getByRole('button', { name: 'Logout' }).click();
    await seeVisitor(tab);
    await seeVisitor(page);
  });
});
