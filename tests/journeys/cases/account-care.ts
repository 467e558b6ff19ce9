import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { goToPart, openDashboard } from '../support/admin.ts';
import { amna, seedAdmin } from '../support/admin-site.ts';
import { journey } from '../support/journey.ts';
import { createMember, fillLogin, logIn, PASSWORD, seeMember } from '../support/member.ts';
import { startSite } from '../support/site.ts';

const NEW_PASSWORD = 'a staple for the battery';

describe.concurrent('what a member can expect of an account', () => {
  journey('a forgotten password has a way back, by hand and once', async ({ visit, onTestFinished }) => {
    const site = await startSite({}, (container) => seedAdmin(amna, container));
    onTestFinished(() => site.close());
    await createMember(site, 'zara');

    const page = await visit('/about-us', { via: site });
    await page.getByRole('banner').getByRole('button', { name: 'Earn' }).click();
    await page.getByRole('dialog', { name: 'Login' }).getByRole('link', { name: 'Write to us' }).click();
    await page.getByLabel('Name').fill('Zara');
    await page.getByLabel('Email', { exact: true }).fill('zara@gmail.com');
    await page.getByLabel('Message', { exact: true }).fill('I forgot my password. I am zara.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Message Sent Successfully!').waitFor();

    const { page: desk } = await openDashboard(visit, amna, { via: site });
    await goToPart(desk, 'Support');
    await desk.getByRole('button', { name: 'Password reset…' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Password of zara' });
    await dialog.getByText('the account’s own').waitFor();
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = await dialog.getByLabel('Link for a new password').inputValue();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByText('Copied.').waitFor();
    expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: 'Mark as done' }).click();
    await desk.getByText('Done by amna@sawaal.example').waitFor();
    await desk.getByRole('group').getByText('Done', { exact: true }).click();
    await desk.getByRole('button', { name: 'Open again' }).waitFor();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await page.goto(link);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.getByText('Your new password is set. Please log in with it.').waitFor();
    const token = new URL(link).hash.slice(1);
    // The fragment stays in the browser: the one call that says the token is the one that uses it.
    const told = asked.filter((address) => address.split('#')[0]?.includes(token));
    expect(told).toEqual([expect.stringMatching(/^POST .*\/api\/password-resets\//)]);
    await fillLogin(page, 'zara', NEW_PASSWORD);
    await seeMember(page, 'zara');
  });

  journey('a member takes everything along, and leaves', async ({ visit, onTestFinished }) => {
    const site = await startSite({ FREE_ACCOUNTS: '1' });
    onTestFinished(() => site.close());
    await createMember(site, 'omar');
    const page = await visit('/about-us', { via: site });
    await logIn(page, 'omar');
    await page.getByRole('link', { name: 'Profile of omar' }).click();
    await page.getByRole('button', { name: 'Got it' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('sawaal-omar.json');
    const stored = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(stored.account).toMatchObject({ username: 'omar', email: 'omar@gmail.com' });

    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill('not mine');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByText('Incorrect password! Try again.').waitFor();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    // As something done: nothing went wrong.
    await page.locator('.Toastify__toast--success', { hasText: 'This account no longer exists.' }).waitFor();
    await page.waitForURL('**/quiz');
    await page.getByText('1 of 1 free accounts left').first().waitFor();
  });
});
