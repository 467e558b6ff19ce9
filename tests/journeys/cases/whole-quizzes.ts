import { describe, expect } from 'vitest';
import type { PlayView, QuestionView, ResultView } from '../../../shared/contract/views.ts';
import { QUESTION_MS, QUESTIONS_PER_PLAY, READY_MS } from '../../../shared/rules/constants.ts';
import { bankQuestions } from '../support/banks.ts';
import { journey } from '../support/journey.ts';
import {
  answerWithKey,
  optionsOf,
  rightOption,
  seeQuestion,
  seeResult,
  startWithPointer,
  WORLD_HISTORY,
} from '../support/quiz.ts';
import { logResponses, settledAt, settledIn } from '../support/secrecy.ts';
import { eventsOf, logSocket, type SocketMessage } from '../support/socket-log.ts';

const TOLERANCE_MS = 200;
/** Half of all news reach the page by then, though other journeys keep this machine busy. */
const HEARD_WITHIN_MS = 1_000;
/** The server's clock and this one are the same; only their rounding differs. */
const ROUNDING_MS = 2;

function startedPlay(log: readonly SocketMessage[]): PlayView {
  const acknowledged = log.map(({ content }) => content?.[0] as { play?: PlayView } | undefined);
  const play = acknowledged.find((ack) => ack?.play)?.play;
  if (!play) throw new Error('no play was started');
  return play;
}

// All at once, because each of them mostly waits.
describe.concurrent('a whole quiz', () => {
  journey('unanswered it takes 1.5 s and five times 7.5 s, and scores nothing', async ({ visit, site }) => {
    const page = await visit('/about-us');
    const log = logSocket(page);
    await page.goto(new URL(WORLD_HISTORY, site.url).href);
    await startWithPointer(page);
    await page.getByText('Your final score: 0/5').waitFor({ timeout: 60_000 });

    const { opensAt } = startedPlay(log);
    if (opensAt === null) throw new Error('the play does not say when it opens');
    const asked = eventsOf<QuestionView>(log, 'play:question');
    expect(asked.map(({ payload }) => payload.index)).toEqual([0, 1, 2, 3, 4]);
    const [finished] = eventsOf<ResultView>(log, 'play:finished');
    if (!finished) throw new Error('the play was not finished');
    const startedAt = opensAt - READY_MS;
    const last = finished.payload.settled.find(({ index }) => index === QUESTIONS_PER_PLAY - 1);
    if (!last) throw new Error('the result lacks the last question');
    const { creditMs } = last.receipt;
    const duration = READY_MS + QUESTIONS_PER_PLAY * (QUESTION_MS + creditMs);
    expect(Math.abs(settledAt(last) - startedAt - duration)).toBeLessThanOrEqual(TOLERANCE_MS);

    const dueAt = (index: number): number => opensAt + index * (QUESTION_MS + creditMs);
    for (const { payload } of asked) {
      expect(Math.abs(payload.openedAt - dueAt(payload.index))).toBeLessThanOrEqual(ROUNDING_MS);
    }
    const lateness = [...asked, finished].map(({ at }, index) => at - dueAt(index)).sort((a, b) => a - b);
    expect(lateness[0]).toBeGreaterThanOrEqual(-ROUNDING_MS);
    expect(lateness[3]).toBeLessThanOrEqual(HEARD_WITHIN_MS);
  });

  journey('with the pointer, and one question that runs out', async ({ visit }) => {
    const page = await visit(WORLD_HISTORY, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const option = (place: number) => optionsOf(page).nth(place);
    const goOn = page.getByRole('button', { name: /^(Next|Finish)$/ });
    await startWithPointer(page);

    await seeQuestion(page, 1);
    const right = await rightOption(page);
    await option(right).tap();
    await goOn.waitFor();
    expect(await option(right).innerText()).toMatch(/Right$/);
    expect(await option(right).locator('svg').count()).toBe(1);
    expect(await optionsOf(page).and(page.locator(':disabled')).count()).toBe(4);
    expect(await page.getByText('Correct!').count()).toBeGreaterThan(0);
    await goOn.tap();

    await seeQuestion(page, 2);
    const answer = await rightOption(page);
    const wrong = (answer + 1) % 4;
    await option(wrong).tap();
    await goOn.waitFor();
    expect(await option(wrong).innerText()).toMatch(/Wrong$/);
    expect(await option(wrong).locator('svg').count()).toBe(1);
    expect(await option(answer).innerText()).toMatch(/Right$/);
    expect(await page.getByText(/^Wrong: it is \([A-D]\)$/).count()).toBe(1);

    // Nobody presses Next: the reveal ends by itself. Then nobody answers.
    await seeQuestion(page, 3);
    await seeQuestion(page, 4);
    await page
      .getByText(/^Time is over\. The right answer was \([A-D]\) /)
      .first()
      .waitFor();
    for (const place of [4, 5]) {
      await seeQuestion(page, place);
      await option(await rightOption(page)).tap();
      await goOn.tap();
    }
    await seeResult(page);
    await page.getByText('Your final score: 3/5').waitFor();
    const receipts = page.getByRole('region', { name: 'Question by question' }).getByRole('listitem');
    const verdicts = await receipts.locator('strong').allInnerTexts();
    expect(verdicts).toEqual(['Right', 'Wrong', 'Timed out', 'Right', 'Right']);
  });

  journey(
    'no right option and no explanation before its question is settled [PLAY-1]',
    async ({ visit, site }) => {
      const page = await visit('/about-us');
      const log = logSocket(page);
      const responses = logResponses(page);
      await page.goto(new URL(WORLD_HISTORY, site.url).href);
      await startWithPointer(page);
      // The reveal of the third question runs out, and so does the whole fourth one.
      for (const place of [1, 2, 3, 5]) {
        await seeQuestion(page, place);
        await answerWithKey(page, place !== 2);
        if (place !== 3) await page.keyboard.press('Enter');
      }
      await seeResult(page);

      const heard = log.filter(({ from }) => from === 'server');
      const told = heard.flatMap(({ at, content }) => settledIn(content).map((settled) => ({ at, settled })));
      const timedOut = told.filter(({ settled }) => settled.reason === 'timeout');
      expect(new Set(told.map(({ settled }) => settled.index))).toEqual(new Set([0, 1, 2, 3, 4]));
      expect(new Set(timedOut.map(({ settled }) => settled.index))).toEqual(new Set([3]));
      for (const { at, settled } of told) {
        expect(at + ROUNDING_MS).toBeGreaterThanOrEqual(settledAt(settled));
      }
      const drawn = new Map(told.map(({ settled }) => [settled.explanation, settled]));
      for (const { explanation } of bankQuestions) {
        const settled = drawn.get(explanation);
        const saidTooEarly = heard
          .filter(({ text }) => text.includes(JSON.stringify(explanation)))
          .filter(({ at }) => !settled || at + ROUNDING_MS < settledAt(settled));
        expect(saidTooEarly).toEqual([]);
      }
      const loaded = (await Promise.all(responses)).join('\n');
      expect(loaded).toContain('World History');
      for (const { text, explanation } of bankQuestions) {
        expect(loaded.includes(text) || loaded.includes(explanation), text).toBe(false);
      }
    },
  );
});
