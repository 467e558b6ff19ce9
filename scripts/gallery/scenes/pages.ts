import type { Page } from 'playwright-core';
import type { Scene } from '../stage.ts';

/** A page as it is once `text` is there. */
const page = (name: string, path: string, text: string | RegExp): Scene => ({
  name,
  async set(stage) {
    await stage.open(path);
    await stage.page.getByRole('main').getByText(text).first().waitFor();
  },
});

const never = (): Promise<void> => new Promise(() => {});

/** Lets the answer to a call never come. */
const stall = (tab: Page, path: string): Promise<void> => tab.route(`**${path}`, never).then(() => undefined);

/** Answers a call as the server would where nothing works. */
const refuse = (tab: Page, path: string): Promise<void> =>
  tab
    .route(`**${path}`, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Service Unavailable',
          status: 503,
          detail: 'Sawaal is not available for a moment. Please try again.',
          code: 'UNAVAILABLE',
        }),
      }),
    )
    .then(() => undefined);

export const pageScenes: readonly Scene[] = [
  page('home', '/', 'free accounts left'),
  {
    name: 'home-loading',
    async set({ page: tab, openBare }) {
      await stall(tab, '/api/catalogue');
      await openBare('/');
      await tab.locator('main [aria-busy=true]').first().waitFor();
    },
  },
  {
    name: 'home-failed',
    async set({ page: tab, openBare }) {
      await refuse(tab, '/api/catalogue');
      await refuse(tab, '/api/slots');
      await openBare('/');
      await tab.getByText('The quizzes did not arrive.').waitFor();
      await tab.getByText('The number of free accounts did not arrive.').waitFor();
    },
  },
  {
    name: 'home-offline',
    isWindow: true,
    async set({ page: tab, open, cut }) {
      await open('/');
      await cut();
      await tab.getByText('Connection lost. We are reconnecting').waitFor();
    },
  },
  {
    name: 'home-no-account-left',
    async set({ page: tab, open }) {
      await tab.route('**/api/slots', (route) =>
        route.fulfill({ json: { limit: 50, taken: 50, free: 0, version: 1_000_000 } }),
      );
      await open('/');
      await tab.getByText('All are taken just now.').waitFor();
    },
  },
  {
    name: 'menu',
    isWindow: true,
    async set({ page: tab, open }) {
      await open('/about-us');
      await tab.setViewportSize({ width: 360, height: 800 });
      await tab.getByRole('button', { name: 'Menu' }).click();
    },
  },
  page('search', '/?q=football', 'Quizzes with'),
  page('search-nothing', '/?q=zebra', 'No category and no quiz matches'),
  page('category', '/quiz/sports', 'More to play'),
  {
    name: 'category-loading',
    async set({ page: tab, openBare }) {
      await stall(tab, '/api/catalogue');
      await openBare('/quiz/sports');
      await tab.locator('main [aria-busy=true]').first().waitFor();
    },
  },
  {
    name: 'page-loading',
    async set({ page: tab, openBare }) {
      await stall(tab, '/assets/contact-*.js');
      await openBare('/contact');
      await tab.locator('main [aria-busy=true]').first().waitFor();
    },
  },
  {
    name: 'page-failed',
    async set({ page: tab, open }) {
      await tab.route('**/assets/contact-*', (route) => route.abort());
      await open('/contact');
      await tab.getByText('This page could not be shown. Loading it again').waitFor();
    },
  },
  page('not-found', '/no/such/page', 'There is nothing at this address'),
  page('about', '/about-us', 'free accounts are left'),
  {
    name: 'about-questions-open',
    async set({ page: tab, open }) {
      await open('/about-us');
      await tab.locator('summary').first().waitFor();
      for (const summary of await tab.locator('summary').all()) await summary.click();
    },
  },
  page('credits', '/credits', 'Baloo'),
  page('disclaimer', '/disclaimer', 'Availability'),
  page('privacy-policy', '/privacy-policy', 'What the server keeps'),
  page('terms-of-service', '/terms-of-service', 'Fairness'),
  page('games', '/games', 'Emoji Battle'),
  page('game-numpuz', '/games/numpuz', 'Moves'),
  page('game-war', '/games/war', 'Who plays?'),
  page('game-emoji-battle', '/games/emoji-battle', 'Choose your warrior'),
  page('game-ai-villain', '/games/ai-villain', 'Your name'),
  page('contact', '/contact', 'How to reach us'),
  {
    name: 'contact-with-addresses',
    async set({ page: tab, openBare, site }) {
      const told = await fetch(new URL('/api/site', site.url)).then((reply) => reply.json());
      await tab.route('**/api/site', (route) =>
        route.fulfill({
          json: {
            ...told,
            contact: { email: 'salaam@sawaal.example', phone: '+92 300 1234567' },
            social: [{ name: 'Mastodon', url: 'https://social.example/@sawaal' }],
          },
        }),
      );
      await openBare('/contact');
      await tab.getByRole('main').getByText('+92 300 1234567').waitFor();
    },
  },
  ...[true, false].map(
    (isSent): Scene => ({
      name: isSent ? 'contact-sent' : 'contact-failed',
      async set({ page: tab, open, freeze }) {
        await (isSent
          ? tab.route('**/api/support', (route) => route.fulfill({ status: 201, json: {} }))
          : refuse(tab, '/api/support'));
        await open('/contact');
        await tab.getByLabel('Name').fill('Ayesha Khan');
        await tab.getByRole('main').getByLabel('Email').fill('ayesha@example.com');
        await tab.getByLabel('Message').fill('The picture of the Sahara is lovely. Which desert is larger?');
        await tab.getByRole('button', { name: 'Send message' }).click();
        await tab
          .getByText(isSent ? 'Message Sent Successfully!' : 'Your message is still here.')
          .first()
          .waitFor();
        await freeze();
      },
    }),
  ),
];
