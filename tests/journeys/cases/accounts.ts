import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { createMember, fillLogin, logIn, PASSWORD } from '../support/member.ts';
import { startSite } from '../support/site.ts';

describe.concurrent('accounts', () => {
  journey(
    'an open page sees the last free account go, without a reload',
    async ({ visit, onTestFinished }) => {
      const site = await startSite({ FREE_ACCOUNTS: '1' });
      onTestFinished(() => site.close());
      const page = await visit('/', { via: site });
      const banner = page.getByRole('region', { name: 'Free accounts' });
      await banner.getByText('1 of 1 free accounts left').waitFor();
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await banner.getByRole('button', { name: 'Sign up' }).click();
      await createMember(site, 'somebody');
      const overlay = page.getByRole('dialog', { name: 'Sign up' });
      await overlay.getByText(/^All 1 free accounts are taken right now/).waitFor();
      await overlay.getByLabel('Username').fill('latecomer');
      await overlay.getByLabel('Email').fill('latecomer@gmail.com');
      await overlay.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await overlay.getByRole('button', { name: 'Sign up' }).click();
      await overlay.getByText('All free accounts are taken. Please wait for new slots.').waitFor();
      await page.keyboard.press('Escape');
      await banner.getByText('0 of 1 free accounts left').waitFor();
      expect(loads).toBe(0);
    },
  );

  journey(
    'the overlay says what is wrong, keeps the focus inside and gives it back',
    async ({ visit, site }) => {
      await createMember(site, 'sana');
      const page = await visit('/about-us');
      const earn = page.getByRole('banner').getByRole('button', { name: 'Earn' });
      await earn.focus();
      await page.keyboard.press('Enter');
      const login = page.getByRole('dialog', { name: 'Login' });
      await login.waitFor();
      const focusIsInside = (): Promise<boolean> =>
        page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      expect(await login.getByLabel('Username').evaluate((field) => field === document.activeElement)).toBe(
        true,
      );
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press('Tab');
        // Between the last and the first element the browser itself has the focus.
        expect(
          (await focusIsInside()) || (await page.evaluate(() => document.activeElement === document.body)),
        ).toBe(true);
      }
      await fillLogin(page, '', '');
      await login.getByText('All fields are required!').waitFor();
      await fillLogin(page, 'nobody_at_all');
      await login.getByText('User not found! Check your username.').waitFor();
      await fillLogin(page, 'sana', 'a wrong password');
      await login.getByText('Incorrect password! Try again.').waitFor();
      await page.keyboard.press('Escape');
      await login.waitFor({ state: 'hidden' });
      expect(await earn.evaluate((button) => button === document.activeElement)).toBe(true);
      await logIn(page, 'sana');
    },
  );
});
