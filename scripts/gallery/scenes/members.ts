import { WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import type { SeededMember } from '../../seed/seed-store.ts';
import type { Scene, Stage } from '../stage.ts';

const byPoints = ({ site }: Stage): readonly SeededMember[] =>
  site.members.toSorted((a, b) => a.points - b.points);

/** The newcomer, one on the way, and the richest of all. */
const newcomer = (stage: Stage): SeededMember | undefined => byPoints(stage)[0];
const beginner = (stage: Stage): SeededMember | undefined => byPoints(stage)[1];
const richest = (stage: Stage): SeededMember | undefined =>
  byPoints(stage).findLast(({ points }) => points >= WITHDRAWAL_POINTS);

async function openProfile(stage: Stage, member: SeededMember | undefined): Promise<void> {
  if (!member) throw new Error('the seed has no such member');
  await stage.logIn(member);
  await stage.open('/profile');
  await stage.page.getByRole('dialog', { name: 'Important Information' }).waitFor();
}

const profile = (name: string, whose: (stage: Stage) => SeededMember | undefined): Scene => ({
  name,
  async set(stage) {
    await openProfile(stage, whose(stage));
    await stage.page.getByRole('button', { name: 'Got it' }).click();
  },
});

const dialog = (name: string, form: 'Login' | 'Sign up', fill?: (stage: Stage) => Promise<void>): Scene => ({
  name,
  isWindow: true,
  async set(stage) {
    const { page, open } = stage;
    await open('/');
    await page.getByRole('banner').getByRole('button', { name: 'Earn' }).click();
    const login = page.getByRole('dialog', { name: 'Login' });
    await login.waitFor();
    if (form === 'Sign up') {
      await login.getByRole('button', { name: 'Sign up' }).click();
      await page.getByRole('dialog', { name: 'Sign up' }).getByText('free accounts left').waitFor();
    }
    await fill?.(stage);
  },
});

export const memberScenes: readonly Scene[] = [
  dialog('login', 'Login'),
  dialog('login-refused', 'Login', async ({ page, freeze }) => {
    await page.getByRole('dialog').getByLabel('Username').fill('Nobody');
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    await page.getByRole('alert').getByText('User not found!').first().waitFor();
    await freeze();
  }),
  dialog('sign-up', 'Sign up'),
  dialog('sign-up-not-gmail', 'Sign up', async ({ page, freeze }) => {
    const form = page.getByRole('dialog');
    await form.getByLabel('Username').fill('Ayesha.Khan');
    await form.getByLabel('Email').fill('ayesha@example.com');
    await form.getByLabel('Password', { exact: true }).fill('correct horse');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await form.getByText('Gmail is meant').waitFor();
    await freeze();
  }),
  {
    name: 'session-over',
    isWindow: true,
    async set(stage) {
      await stage.open('/about-us');
      await stage.page.evaluate(() => {
        sessionStorage.setItem('sessionToken', 'gone');
        sessionStorage.setItem('username', 'Ayesha');
        sessionStorage.setItem('expiresAt', String(Date.now() + 3_600_000));
      });
      await stage.open('/profile');
      await stage.page.getByText('Session expired. Please log in again.').first().waitFor();
      await stage.freeze();
    },
  },
  {
    name: 'profile-loading',
    async set(stage) {
      const member = richest(stage);
      if (member) await stage.logIn(member);
      await stage.page.route('**/api/profile', () => new Promise(() => {}));
      await stage.open('/profile');
      await stage.page.getByText('Loading your profile...').waitFor();
    },
  },
  {
    name: 'profile-failed',
    async set(stage) {
      const member = richest(stage);
      if (member) await stage.logIn(member);
      await stage.page.route('**/api/profile', (route) => route.abort());
      await stage.open('/profile');
      await stage.page.getByText('Your profile did not arrive.').waitFor();
    },
  },
  {
    name: 'profile-notice',
    isWindow: true,
    set: (stage) => openProfile(stage, beginner(stage)),
  },
  profile('profile-new', newcomer),
  profile('profile', beginner),
  profile('profile-rich', richest),
  {
    name: 'profile-offline',
    isWindow: true,
    async set(stage) {
      await openProfile(stage, beginner(stage));
      await stage.page.getByRole('button', { name: 'Got it' }).click();
      await stage.cut();
      await stage.page.getByText('Connection lost. We are reconnecting').waitFor();
    },
  },
  {
    name: 'points-missing',
    isWindow: true,
    async set(stage) {
      await openProfile(stage, beginner(stage));
      await stage.page.getByRole('button', { name: 'Got it' }).click();
      await stage.page.getByRole('button', { name: 'Withdraw Funds' }).click();
      await stage.page.getByRole('dialog', { name: 'Insufficient Points' }).waitFor();
    },
  },
  {
    name: 'withdrawal',
    isWindow: true,
    async set(stage) {
      await openProfile(stage, richest(stage));
      await stage.page.getByRole('button', { name: 'Got it' }).click();
      await stage.page.getByRole('button', { name: 'Withdraw Funds' }).click();
      await stage.page.getByRole('dialog').getByLabel('Account name').waitFor();
    },
  },
];
