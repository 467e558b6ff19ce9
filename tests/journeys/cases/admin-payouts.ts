import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { adminJourney, openDashboard, requestOf, sharedStateOf, statusOf } from '../support/admin.ts';
import { amna, babar, RICH_MEMBER } from '../support/admin-site.ts';
import { logIn } from '../support/member.ts';

/** A click on a status so soon after its change counts as meant for the one before, and does nothing. */
const CHANGE_SETTLES_MS = 500;

/** From the profile to the request, sent with a double click; resolves with how often it went over the wire. */
async function requestWithdrawal(page: Page): Promise<() => number> {
  await page.getByRole('link', { name: `Profile of ${RICH_MEMBER}` }).click();
  await page
    .getByRole('dialog', { name: 'Important Information' })
    .getByRole('button', { name: 'Got it' })
    .click();
  await page.getByRole('button', { name: 'Withdraw Funds' }).click();
  const form = page.getByRole('dialog', { name: 'Withdraw Funds' });
  expect(await form.getByRole('radio', { name: 'JazzCash' }).isChecked()).toBe(true);
  const submit = form.getByRole('button', { name: 'Request withdrawal' });
  expect(await submit.isDisabled()).toBe(true);
  await form.getByText('EasyPaisa').click();
  await form.getByLabel('Account name').fill('Nadia Aslam');
  await form.getByLabel('Account number').fill('+92 300 1234567');
  await form.getByText('Will be paid to 03001234567').waitFor();
  await form.getByText('You are Diamond now; with 100 points left you will be Bronze.').waitFor();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/withdrawals')) sent += 1;
  });
  await submit.dblclick();
  await page.getByText(/^Request sent! PKR 250\.00 by EasyPaisa/).waitFor();
  return () => sent;
}

describe('a withdrawal, with the member and two admins before their screens', () => {
  adminJourney(
    'is requested, paid, taken back and paid again: everybody sees it at once',
    async ({ visit }) => {
      const [{ page: a }, { page: b, deafen }, member] = await Promise.all([
        openDashboard(visit, amna),
        openDashboard(visit, babar),
        visit('/about-us'),
      ]);
      let loads = 0;
      for (const page of [a, b]) page.on('load', () => loads++);
      await logIn(member, RICH_MEMBER);
      // Who points into the table is reading it.
      await a.getByRole('region', { name: 'Table of requests' }).hover();
      const timesSent = await requestWithdrawal(member);
      await requestOf(b, RICH_MEMBER).waitFor();
      await a.getByRole('button', { name: '1 new request' }).waitFor();
      expect(await requestOf(a, RICH_MEMBER).count()).toBe(0);
      await a.getByRole('button', { name: '1 new request' }).click();
      await requestOf(a, RICH_MEMBER).getByText('PKR 250.00').waitFor();
      expect(timesSent()).toBe(1);

      const withdrawals = member.getByRole('region', { name: 'Your withdrawals' }).locator('> ol > li');
      expect(await withdrawals.count()).toBe(1);
      const memberSees = (status: string): Promise<void> =>
        withdrawals.locator('> div').getByText(status, { exact: true }).waitFor();
      await memberSees('Pending');
      await member.getByText('Bronze').first().waitFor();
      expect(await withdrawals.innerText()).not.toContain('03001234567');

      const everybodySees = async (status: 'Pending' | 'Paid'): Promise<void> => {
        await Promise.all([
          memberSees(status),
          statusOf(a, RICH_MEMBER, status).waitFor(),
          statusOf(b, RICH_MEMBER, status).waitFor(),
        ]);
        expect(await sharedStateOf(b)).toEqual(await sharedStateOf(a));
      };

      await a.getByRole('button', { name: `Copy the account number of ${RICH_MEMBER}` }).click();
      await requestOf(b, RICH_MEMBER).getByText(`is being paid by ${amna.email}`).waitFor();
      await requestOf(a, RICH_MEMBER).getByText('You are paying').waitFor();
      await a.getByText(`The account number of ${RICH_MEMBER} is copied.`).waitFor({ state: 'attached' });
      expect(await a.evaluate(() => navigator.clipboard.readText())).toBe('03001234567');

      await statusOf(a, RICH_MEMBER, 'Pending').click();
      await everybodySees('Paid');
      await member.getByText('Shabash! PKR 250.00 was paid by EasyPaisa.').waitFor();
      await a.getByRole('button', { name: /^Undo/ }).click();
      await everybodySees('Pending');

      deafen();
      await a.waitForTimeout(CHANGE_SETTLES_MS);
      await statusOf(a, RICH_MEMBER, 'Pending').click();
      await memberSees('Paid');
      await statusOf(b, RICH_MEMBER, 'Pending').click();
      await b
        .getByText(`${RICH_MEMBER}: This request was changed meanwhile. You see its newest state.`)
        .waitFor();
      await everybodySees('Paid');
      expect(loads).toBe(0);
    },
  );
});
