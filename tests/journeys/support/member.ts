import type { Page } from 'playwright-core';
import type { Site } from './site.ts';

export const PASSWORD = 'correct horse battery';

let made = 0;

/** Makes an account past the overlay, for journeys about something else. One that is tried again finds its member there. */
export async function createMember(site: Pick<Site, 'url'>, username: string): Promise<void> {
  const response = await fetch(new URL('/api/accounts', site.url), {
    method: 'POST',
    // An address of its own: one makes ten accounts a day.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.0.${++made % 250}` },
    body: JSON.stringify({ username, email: `${username}@gmail.com`, password: PASSWORD }),
  });
  if (!response.ok && response.status !== 409)
    throw new Error(`${username} was refused: ${await response.text()}`);
}

/** Fills the login overlay that is open and sends it. */
export async function fillLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
}

/** Logs in through the header. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Earn' }).click();
  await fillLogin(page, username);
  await seeMember(page, username);
}

export function seeMember(page: Page, username: string): Promise<void> {
  return page.getByRole('link', { name: `Profile of ${username}` }).waitFor();
}

export function seeVisitor(page: Page): Promise<void> {
  return page.getByRole('banner').getByRole('button', { name: 'Earn' }).waitFor();
}
