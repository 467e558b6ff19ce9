import { describe, expect } from 'vitest';
import { SESSION_AT_LOGIN_MS } from '../../../shared/rules/constants.ts';
import {
  adminJourney,
  goToPart,
  openDashboard,
  requestOf,
  seeDashboard,
  visitGate,
} from '../support/admin.ts';
import { amna, babar, SCRIPT, SCRIPTED_MEMBER, SCRIPTED_TOKEN } from '../support/admin-site.ts';

const BANNER_MS = 3_000;

describe('the dashboard', () => {
  adminJourney('opens for all three of one record, for nothing else, and closes', async ({ visit }) => {
    const page = await visitGate(visit);
    const fields = ['E-mail', 'Admin key', 'Secret code'].map((label) =>
      page.getByLabel(label, { exact: true }),
    );
    const knock = async (...values: string[]): Promise<void> => {
      for (const [place, field] of fields.entries()) {
        expect(await field.getAttribute('type')).toBe('password');
        await field.fill(values[place] ?? '');
      }
      await page.getByRole('button', { name: 'Open the dashboard' }).click();
    };
    await knock(amna.email, amna.adminKey, babar.secretCode);
    await page.getByText('Invalid credentials. Please try again.').first().waitFor();
    await knock(amna.email, amna.adminKey, amna.secretCode);
    await seeDashboard(page);
    await page.getByText(amna.email).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Admin gate' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('sawaal:admin'))).toBeNull();
  });

  adminJourney('hears of a guest’s message at once, in every dashboard', async ({ visit }) => {
    const dashboards = await Promise.all([openDashboard(visit, amna), openDashboard(visit, babar)]);
    for (const { page } of dashboards) await goToPart(page, 'Support');
    const guest = await visit('/contact');
    await guest.getByLabel('Name').fill('Sara Ahmed');
    await guest.getByLabel('Email', { exact: true }).fill('sara@example.com');
    await guest.getByLabel('Message', { exact: true }).fill('Assalam o alaikum, which desert is larger?');
    await guest.getByRole('button', { name: 'Send message' }).click();
    const banner = guest.getByText('Message Sent Successfully!');
    await banner.waitFor();
    const shownAt = Date.now();
    for (const { page } of dashboards) {
      const guests = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Guest/ }) });
      await guests.getByText('Assalam o alaikum, which desert is larger?').waitFor();
      await guests.getByText('Sara Ahmed').waitFor();
    }
    await banner.waitFor({ state: 'hidden' });
    const shownFor = Date.now() - shownAt;
    expect(shownFor).toBeGreaterThan(BANNER_MS - 500);
    expect(shownFor).toBeLessThan(BANNER_MS + 1_000);
    expect(await guest.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  });

  adminJourney('shows scripts in names and messages as what was written [PRIVACY-5]', async ({ visit }) => {
    const { page } = await openDashboard(visit, amna);
    const member = await visit('/about-us');
    for (const each of [page, member]) {
      each.on('dialog', (dialog) => {
        throw new Error(`a script ran: ${dialog.message()}`);
      });
    }
    const request = requestOf(page, SCRIPTED_MEMBER);
    await request.getByRole('rowheader', { name: SCRIPTED_MEMBER, exact: true }).waitFor();
    await request.getByRole('cell', { name: SCRIPT, exact: true }).waitFor();
    expect(await page.locator('[src=x]').count()).toBe(0);
    await goToPart(page, 'Support');
    await page.getByText(`Salaam! ${SCRIPT}`, { exact: true }).waitFor();
    await page.getByRole('rowheader', { name: SCRIPTED_MEMBER }).waitFor();
    expect(await page.locator('[src=x]').count()).toBe(0);

    const session = {
      sessionToken: SCRIPTED_TOKEN,
      username: SCRIPTED_MEMBER,
      expiresAt: String(Date.now() + SESSION_AT_LOGIN_MS),
    };
    await member.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) sessionStorage.setItem(name, value);
    }, session);
    await member.reload();
    await member.getByRole('link', { name: `Profile of ${SCRIPTED_MEMBER}` }).click();
    await member.getByRole('heading', { level: 1, name: SCRIPTED_MEMBER }).waitFor();
    await member.getByText(SCRIPT).waitFor();
    expect(await member.locator('[src=x]').count()).toBe(0);
  });

  adminJourney('the newsletter box thanks for an address', async ({ visit }) => {
    const page = await visit('/');
    const box = page.getByRole('region', { name: 'Newsletter' });
    await box.getByRole('textbox').fill('reader@example.com');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Newsletter subscribed successfully!').waitFor();
    expect(await box.getByRole('textbox').inputValue()).toBe('');
  });
});
