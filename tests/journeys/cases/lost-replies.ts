import { describe, expect } from 'vitest';
import { startLostReplies } from '../../proxies/lost-replies.ts';
import { amna, seedAdmin } from '../support/admin-site.ts';
import { journey } from '../support/journey.ts';
import { fillLogin, PASSWORD, seeMember } from '../support/member.ts';
import { startWithPointer, WORLD_HISTORY } from '../support/quiz.ts';
import { startSite } from '../support/site.ts';

const BY_LINK = 'a staple for the battery';
const BY_HAND = 'another staple for it';

const created = (part: string) => part.startsWith('HTTP/1.1 201');
const done = (part: string) => part.startsWith('HTTP/1.1 204');
const started = (part: string) => part.includes('"ok":true,"play"');

/** Calls as an admin makes them, on the straight way. */
async function asAdmin(site: { readonly url: string }, method: string, path: string) {
  const headers = { authorization: `Bearer ${amna.adminToken}` };
  return (await fetch(new URL(path, site.url), { method, headers })).json();
}

describe.concurrent('a reply that is lost after its call was carried out tells no lie', () => {
  journey(
    'to who signs up, writes, takes a link, changes the password and starts a quiz [TWICE-11]',
    async ({ visit, onTestFinished }) => {
      const site = await startSite({}, (container) => seedAdmin(amna, container));
      onTestFinished(() => site.close());
      const way = await startLostReplies(site.url);
      onTestFinished(() => way.close());
      const page = await visit('/', { via: way });

      await page
        .getByRole('region', { name: 'Free accounts' })
        .getByRole('button', { name: 'Sign up' })
        .click();
      const overlay = page.getByRole('dialog', { name: 'Sign up' });
      await overlay.getByLabel('Username').fill('zara');
      await overlay.getByLabel('Email').fill('zara@gmail.com');
      await overlay.getByLabel('Password', { exact: true }).fill(PASSWORD);
      let lost = way.loseNext(created);
      await overlay.getByRole('button', { name: 'Sign up' }).click();
      await page.getByText('Account created successfully!').waitFor();
      await lost;

      await page.goto(new URL('/contact', way.url).href);
      await page.getByLabel('Name').fill('Zara');
      await page.getByLabel('Email', { exact: true }).fill('zara@gmail.com');
      await page.getByLabel('Message', { exact: true }).fill('I forgot my password. I am zara.');
      lost = way.loseNext(created);
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Message Sent Successfully!').waitFor();
      await lost;
      const { groups } = await asAdmin(site, 'GET', '/api/admin/support');
      expect(groups).toMatchObject([{ messages: [{ name: 'Zara' }] }]);

      const { id } = groups[0].messages[0];
      const { url } = await asAdmin(site, 'POST', `/api/admin/support/${id}/password-reset`);
      const { pathname, hash } = new URL(url);
      await page.goto(new URL(pathname + hash, way.url).href);
      await page.getByLabel('New password').fill(BY_LINK);
      lost = way.loseNext(done);
      await page.getByRole('button', { name: 'Set new password' }).click();
      await page.getByText('Your new password is set. Please log in with it.').waitFor();
      await lost;

      lost = way.loseNext(created);
      await fillLogin(page, 'zara', BY_LINK);
      await seeMember(page, 'zara');
      await lost;
      await page.getByRole('link', { name: 'Profile of zara' }).click();
      await page.getByRole('button', { name: 'Got it' }).click();
      await page.getByLabel('Current password').fill(BY_LINK);
      await page.getByLabel('New password').fill(BY_HAND);
      lost = way.loseNext(done);
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('Password changed. Other sessions have ended.').waitFor();
      await lost;

      await page.goto(new URL(WORLD_HISTORY, way.url).href);
      lost = way.loseNext(started);
      await startWithPointer(page);
      await lost;
      await page.getByText(/^Question [1-5]\/5$/).waitFor();
    },
  );
});
