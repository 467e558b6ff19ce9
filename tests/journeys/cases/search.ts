import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';

describe.concurrent('finding a quiz', () => {
  journey(
    'the search filters while typing, keeps the address, and says when nothing matches',
    async ({ visit }) => {
      const page = await visit('/');
      const cards = page.locator('#categories').getByRole('listitem');
      await cards.nth(9).waitFor();
      const search = page.getByRole('searchbox', { name: 'Search categories' });

      await search.pressSequentially('musi');
      await page.getByText('1 of 10 categories').waitFor();
      expect(await cards.count()).toBe(1);
      expect(new URL(page.url()).search).toBe('?q=musi');
      await page.reload();
      await page.getByText('1 of 10 categories').waitFor();
      expect(await cards.count()).toBe(1);
      expect(await search.inputValue()).toBe('musi');

      await search.fill('zebra crossing');
      await page.getByText('No categories found.').waitFor();
      await page.getByRole('link', { name: 'Show all categories' }).click();
      await cards.nth(9).waitFor();
      expect(await search.inputValue()).toBe('');
    },
  );

  journey(
    'from home a category leads to its five quizzes and one of them to its start',
    async ({ visit }) => {
      const page = await visit('/');
      await page.getByRole('link', { name: 'General Knowledge' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'General Knowledge' }).waitFor();
      expect(await page.locator('main ul').first().getByRole('listitem').count()).toBe(5);
      await page.getByRole('link', { name: 'World History' }).click();
      await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/quiz/general-knowledge/world-history');
      expect(await page.title()).toContain('World History');
    },
  );

  journey('on home two clicks lead into a quiz', async ({ visit }) => {
    const page = await visit('/');
    await page.getByRole('link', { name: 'Play now' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('Question 1/5', { exact: true }).waitFor();
  });
});
