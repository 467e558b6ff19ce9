import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';
import {
  answerWithKey,
  optionsOf,
  seeQuestion,
  seeResult,
  startWithPointer,
  WORLD_HISTORY,
} from '../support/quiz.ts';
import { startSite } from '../support/site.ts';

const LOST = 'Connection lost. The clock runs on; we are reconnecting…';

describe.concurrent('a quiz that is interrupted', () => {
  journey(
    'the connection is cut and comes back: the open question is there with the time it has left',
    async ({ visit, wire }) => {
      const page = await visit(WORLD_HISTORY, { via: wire });
      await startWithPointer(page);
      await seeQuestion(page, 1);
      await answerWithKey(page, true);
      await page.keyboard.press('Enter');
      await seeQuestion(page, 2);
      wire.cut();
      await page.getByText(LOST).waitFor();
      wire.mend();
      await page.getByText('You are back. You missed nothing.').waitFor();
      await seeQuestion(page, 2);
      await answerWithKey(page, true);
      await page.getByText('Score 2').waitFor();
    },
  );

  journey(
    'the connection is cut for longer than a question: it says what was missed and goes on',
    async ({ visit, wire }) => {
      const page = await visit(WORLD_HISTORY, { via: wire });
      await startWithPointer(page);
      await seeQuestion(page, 1);
      wire.cut();
      await page.getByText(LOST).waitFor();
      await page.getByRole('timer', { name: '0 seconds left' }).waitFor();
      wire.mend();
      await page.getByText('You are back. 1 question timed out while you were away.').waitFor();
      await seeQuestion(page, 2);
      await answerWithKey(page, true);
    },
  );

  journey('an answer given while the connection is cut is sent when it is back', async ({ visit, wire }) => {
    const page = await visit(WORLD_HISTORY, { via: wire });
    await startWithPointer(page);
    await seeQuestion(page, 1);
    wire.cut();
    await page.getByText(LOST).waitFor();
    await page.keyboard.press('1');
    await optionsOf(page).first().and(page.locator('[aria-pressed=true]')).waitFor();
    wire.mend();
    await page.getByRole('button', { name: 'Next' }).waitFor();
    expect(await optionsOf(page).first().getAttribute('aria-pressed')).toBe('true');
  });

  journey('a reload in the middle resumes where the quiz is by then [PLAY-12]', async ({ visit }) => {
    const page = await visit(WORLD_HISTORY);
    await startWithPointer(page);
    await seeQuestion(page, 1);
    await answerWithKey(page, true);
    await page.keyboard.press('Enter');
    await seeQuestion(page, 2);
    const asked = await page.locator('main h2').first().innerText();
    await page.reload();
    await seeQuestion(page, 2);
    expect(await page.locator('main h2').first().innerText()).toBe(asked);
    await page.getByText('Score 1').waitFor();
    for (const place of [2, 3, 4, 5]) {
      await seeQuestion(page, place);
      await answerWithKey(page, true);
      await page.keyboard.press('Enter');
    }
    await seeResult(page);
    await page.getByText('Your final score: 5/5').waitFor();
  });

  journey(
    'the server is killed in the middle and started again: nothing acknowledged is lost',
    async ({ visit, onTestFinished }) => {
      const site = await startSite();
      onTestFinished(() => site.close());
      const page = await visit(WORLD_HISTORY, { via: site });
      await startWithPointer(page);
      await seeQuestion(page, 1);
      await answerWithKey(page, true);
      await page.keyboard.press('Enter');
      await seeQuestion(page, 2);
      await site.kill();
      await page.getByText(LOST).waitFor();
      await site.restart();
      // How many questions time out meanwhile is up to the machine.
      await page.getByText(/^You are back\./).waitFor();
      await page.getByText('Score 1').waitFor();
      // The one on show may have run out already, or be about to: the next one has its whole time.
      const shown = await page.getByText(/^Question \d\/5$/).innerText();
      await seeQuestion(page, Number(shown.charAt('Question '.length)) + 1);
      await answerWithKey(page, true);
      await page.getByText('Score 2').waitFor();
    },
  );
});
