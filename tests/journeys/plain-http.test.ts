import { expect } from 'vitest';
import { LAN_NAME } from '../../scripts/browser/launch-chromium.ts';
import { adminJourney, openDashboard, requestOf, statusOf } from './support/admin.ts';
import { amna, RICH_MEMBER } from './support/admin-site.ts';
import { logIn } from './support/member.ts';

adminJourney(
  'over plain http in a network a withdrawal is requested, its number copied, and it is paid [DEVICE-20]',
  async ({ visit, site }) => {
    const via = { url: `http://${LAN_NAME}:${new URL(site.url).port}` };
    const { page: admin } = await openDashboard(visit, amna, { via });
    expect(await admin.evaluate(() => isSecureContext)).toBe(false);

    const member = await visit('/about-us', { via });
    await logIn(member, RICH_MEMBER);
    await member.getByRole('link', { name: `Profile of ${RICH_MEMBER}` }).click();
    await member.getByRole('button', { name: 'Got it' }).click();
    await member.getByRole('button', { name: 'Withdraw Funds' }).click();
    const form = member.getByRole('dialog', { name: 'Withdraw Funds' });
    await form.getByLabel('Account name').fill('Nadia Aslam');
    await form.getByLabel('Account number').fill('03001234567');
    await form.getByRole('button', { name: 'Request withdrawal' }).click();
    await member.getByText(/^Request sent!/).waitFor();

    await requestOf(admin, RICH_MEMBER).waitFor();
    await admin.getByRole('button', { name: `Copy the account number of ${RICH_MEMBER}` }).click();
    await admin.getByText(`The account number of ${RICH_MEMBER} is copied.`).waitFor({ state: 'attached' });
    await statusOf(admin, RICH_MEMBER, 'Pending').click();
    await statusOf(admin, RICH_MEMBER, 'Paid').waitFor();
    await member
      .getByText(/was paid by/)
      .first()
      .waitFor();

    const box = admin.getByRole('searchbox', { name: 'Search requests' });
    await box.focus();
    await admin.keyboard.press('Control+V');
    expect(await box.inputValue()).toBe('03001234567');
  },
);
