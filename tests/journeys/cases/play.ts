import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';
import {
  answerWithKey,
  LOCKED,
  seeQuestion,
  seeResult,
  seeStart,
  startWithPointer,
  WORLD_HISTORY,
} from '../support/quiz.ts';

describe.concurrent('playing a quiz', () => {
  journey('to the end with the keyboard alone, and locked afterwards', async ({ visit }) => {
    const page = await visit(WORLD_HISTORY, { reducedMotion: 'no-preference' });
    await seeStart(page);
    await page.keyboard.press('Enter');
    for (let place = 1; place <= 5; place++) {
      await seeQuestion(page, place);
      await answerWithKey(page, place !== 2, place % 2 ? '1234' : 'abcd');
      await page.keyboard.press('Enter');
    }
    await page.getByText('Saving your progress...').waitFor();
    await seeResult(page);
    await page.getByText('Your final score: 4/5').waitFor();
    await page.locator('canvas').waitFor();
    const explanations = page.getByRole('region', { name: 'Explanations' });
    expect(await explanations.getByRole('listitem').count()).toBe(5);

    await page.goto('about:blank');
    await page.goBack();
    await page.getByRole('heading', { name: LOCKED }).waitFor();
    await page.getByRole('timer', { name: /^This quiz opens again in/ }).waitFor();
    await page.getByRole('button', { name: 'See your result' }).click();
    await page.getByText('Your final score: 4/5').waitFor();
  });

  journey(
    'leaving a running quiz asks first; staying and leaving both do what they say',
    async ({ visit }) => {
      const page = await visit('/quiz/general-knowledge');
      await page.getByRole('main').getByRole('link', { name: 'World History' }).click();
      await startWithPointer(page);
      await seeQuestion(page, 1);
      await page.goBack();
      await page.getByRole('dialog', { name: 'Leave this quiz?' }).waitFor();
      await page.getByRole('button', { name: 'Keep playing' }).click();
      const home = page.getByRole('link', { name: 'Sawaal, home' });
      await home.click();
      await page.getByRole('dialog', { name: 'Leave this quiz?' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText(/^Question [1-5]\/5$/).waitFor();
      const asked = page.waitForEvent('dialog');
      const reloaded = page.reload();
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      await reloaded;
      await page.getByText(/^Question [1-5]\/5$/).waitFor();
      await home.click();
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await page.getByRole('heading', { name: 'Pick a category' }).waitFor();
      await page.goBack();
      await page.getByText(/^Question [1-5]\/5$/).waitFor();
    },
  );

  journey('the lock of a visitor is lifted once its time has passed', async ({ visit }) => {
    const page = await visit(WORLD_HISTORY);
    const key = 'sawaal:played:general-knowledge/world-history';
    const mark = (unlocksAt: number): Promise<void> =>
      page.evaluate(([name, value]) => localStorage.setItem(name, value), [
        key,
        JSON.stringify({ playId: crypto.randomUUID(), unlocksAt, seen: true }),
      ] as const);
    await mark(Date.now() + 60_000);
    await page.reload();
    await page.getByRole('heading', { name: LOCKED }).waitFor();

    await mark(Date.now() - 1);
    await page.reload();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  });
});
