import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';
import {
  answerWithKey,
  LOCKED,
  seeQuestion,
  seeResult,
  startWithPointer,
  WORLD_HISTORY,
} from '../support/quiz.ts';

describe.concurrent('playing a quiz', () => {
  journey('to the end with the keyboard alone, and locked afterwards', async ({ visit }) => {
    const page = await visit(WORLD_HISTORY);
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
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
      const page = await visit(WORLD_HISTORY);
      await startWithPointer(page);
      await seeQuestion(page, 1);
      const home = page.getByRole('link', { name: 'Sawaal, home' });
      await home.click();
      await page.getByRole('dialog', { name: 'Leave this quiz?' }).waitFor();
      await page.keyboard.press('Escape');
      await seeQuestion(page, 1);
      await home.click();
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await page.getByRole('heading', { name: 'Pick a category' }).waitFor();
      await page.goBack();
      await page.getByText(/^Question [1-5]\/5$/).waitFor();
    },
  );

  journey('a quiz without questions says so and cannot be started', async ({ visit }) => {
    const page = await visit('/quiz/music');
    await page.getByRole('heading', { level: 1, name: 'Music' }).waitFor();
    const text = 'The questions of this quiz are still being written.';
    const shut = page.getByRole('listitem').filter({ hasText: text }).first();
    await shut.waitFor();
    expect(await shut.getByRole('link').count()).toBe(0);
    await page.goto(new URL('/quiz/music/classic-rock', page.url()).href);
    await page.getByText(text).waitFor();
    expect(await page.getByRole('button', { name: 'Start', exact: true }).count()).toBe(0);
  });

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
