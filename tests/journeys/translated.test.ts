import { describe, expect } from 'vitest';
import { goToPart, openDashboard, requestOf, statusOf } from './support/admin.ts';
import { amna, RICH_MEMBER, seedAdmin, seedMember } from './support/admin-site.ts';
import { journey } from './support/journey.ts';
import { fillLogin, logIn, PASSWORD, seeMember } from './support/member.ts';
import { playWithKeys, seeStart, WORLD_HISTORY } from './support/quiz.ts';
import { startSite } from './support/site.ts';
import { translatePage } from './support/translate.ts';

describe('pages that a browser translates', () => {
  journey('sign-up, quiz and profile work, and their figures are right [DEVICE-15]', async ({ visit }) => {
    const page = await visit(WORLD_HISTORY);
    await seeStart(page);
    await translatePage(page);
    const main = page.getByRole('main');
    await page.getByRole('banner').getByRole('button', { name: 'Earn' }).click();
    await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Sign up' }).click();
    const signUp = page.getByRole('dialog', { name: 'Sign up' });
    await signUp.getByLabel('Username').fill('Zoya_01 ');
    await signUp.getByLabel('Email').fill('zoya.khan@gmail.com ');
    await signUp.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Account created successfully!').waitFor();
    await page.getByRole('dialog', { name: 'Login' }).waitFor();
    await fillLogin(page, 'Zoya_01 ');
    await page.getByText('Login successful! Welcome back.').waitFor();
    await seeMember(page, 'Zoya_01');
    await page.goto(new URL(WORLD_HISTORY, page.url()).href);
    await seeStart(page);
    await translatePage(page);

    await playWithKeys(page, 4);
    await main.getByText('+40 points').waitFor();
    await main.getByText(/40 points in all$/).waitFor();
    await page.getByRole('link', { name: 'Profile of Zoya_01' }).click();
    const notice = page.getByRole('dialog', { name: 'Important Information' });
    await notice.getByRole('button', { name: 'Got it' }).click();
    await main.getByText('worth PKR 4.00').waitFor();
    await main.getByRole('button', { name: 'Withdraw Funds' }).click();
    await page.getByRole('dialog', { name: 'Insufficient Points' }).waitFor();
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Earn' }).waitFor();
  });

  journey(
    'a withdrawal is asked for and paid, and every number is the last one [DEVICE-15]',
    async ({ visit, onTestFinished }) => {
      const site = await startSite({ FREE_ACCOUNTS: '1' }, async (container) => {
        await container.store.setSlotLimit(1);
        await seedMember(RICH_MEMBER, 2_600, container.clock.now(), container);
        await seedAdmin(amna, container);
      });
      onTestFinished(() => site.close());
      const [{ page: admin }, member] = await Promise.all([
        openDashboard(visit, amna, { via: site }),
        visit('/about-us', { via: site }),
      ]);
      await translatePage(admin);
      await translatePage(member);
      await logIn(member, RICH_MEMBER);
      await member.getByRole('link', { name: `Profile of ${RICH_MEMBER}` }).click();
      const notice = member.getByRole('dialog', { name: 'Important Information' });
      await notice.getByRole('button', { name: 'Got it' }).click();
      await member.getByRole('button', { name: 'Withdraw Funds' }).click();

      const form = member.getByRole('dialog', { name: 'Withdraw Funds' });
      await form.getByLabel('Account name').fill('علی خان');
      const number = form.getByLabel('Account number');
      const hints: [string, string][] = [
        ['0300 1234567', 'Will be paid to 03001234567'],
        ['+92 (0)301 765-4321', 'Will be paid to 03017654321'],
        ['0300 12345678', 'This does not look like a Pakistani mobile number (03XX XXXXXXX) yet'],
        ['', 'A mobile number like 0300 1234567, or a PK IBAN'],
        ['۰۳۰۲ ۷۶۵۴۳۲۱', 'Will be paid to 03027654321'],
      ];
      for (const [written, hint] of hints) {
        await number.fill(written);
        await form.getByText(hint, { exact: true }).waitFor();
      }
      await form.getByRole('button', { name: 'Request withdrawal' }).click();
      await member.getByText(/^Request sent! PKR 250\.00 by JazzCash/).waitFor();
      const withdrawals = member.getByRole('region', { name: 'Your withdrawals' }).locator('> ol > li');
      await withdrawals.getByText('Pending', { exact: true }).first().waitFor();
      await member.getByText('Bronze').first().waitFor();

      await requestOf(admin, RICH_MEMBER).getByText('03027654321').waitFor();
      expect(await requestOf(admin, RICH_MEMBER).locator('bdi', { hasText: 'علی خان' }).count()).toBe(1);
      await statusOf(admin, RICH_MEMBER, 'Pending').click();
      await statusOf(admin, RICH_MEMBER, 'Paid').waitFor();
      await withdrawals.getByText('Paid', { exact: true }).first().waitFor();
      await admin.getByRole('button', { name: /^Undo/ }).click();
      await statusOf(admin, RICH_MEMBER, 'Pending').waitFor();
      await withdrawals.getByText('Pending', { exact: true }).first().waitFor();
      for (const part of ['Figures', 'Support', 'Cleanup', 'Queues'] as const) await goToPart(admin, part);
      await member.getByRole('button', { name: 'Logout' }).click();
      await member.getByRole('banner').getByRole('button', { name: 'Earn' }).waitFor();
    },
  );
});
