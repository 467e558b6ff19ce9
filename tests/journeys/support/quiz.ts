import type { Locator, Page } from 'playwright-core';
import { rightAnswerTo } from './banks.ts';

export const WORLD_HISTORY = '/quiz/general-knowledge/world-history';

export const LOCKED =
  'Quiz Locked! You have already completed this quiz today. Come back after 12 AM to try again!';

/** The four options of the question on show. */
export function optionsOf(page: Page): Locator {
  return page.getByRole('button', { name: /^\([A-D]\)/ });
}

/** Waits until a press of Start, or Enter, begins the quiz. */
export function seeStart(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
}

/** Waits until the question at `place` (from 1) is open. */
export async function seeQuestion(page: Page, place: number): Promise<void> {
  await page.getByText(`Question ${place}/5`, { exact: true }).waitFor();
  await page
    .getByRole('button', { name: /^\([A-D]\)/, disabled: false })
    .first()
    .waitFor();
}

/** Waits for the reveal that follows an answer. */
export function seeReveal(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^(Next|Finish)$/ }).waitFor();
}

export function seeResult(page: Page): Promise<void> {
  return page.getByRole('heading', { name: 'Quiz completed!' }).waitFor();
}

/** The place (from 0) of the right option of the question on show, which only the test knows. */
export async function rightOption(page: Page): Promise<number> {
  const question = page.locator('main h2').first();
  const right = rightAnswerTo(await question.innerText());
  const options = await optionsOf(page).locator('span:nth-child(2)').allInnerTexts();
  const place = options.indexOf(right);
  if (place < 0) throw new Error(`“${right}” is not among ${options.join(', ')}`);
  return place;
}

export async function startWithPointer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

/** Answers the open question with the keyboard, right or wrong, and waits for the verdict. */
export async function answerWithKey(page: Page, isRight: boolean, keys = '1234'): Promise<void> {
  const right = await rightOption(page);
  await page.keyboard.press(keys.charAt(isRight ? right : (right + 1) % 4));
  await seeReveal(page);
}

/** Plays from the lobby to the result by keys alone, with the first `rightAnswers` questions answered right. */
export async function playWithKeys(page: Page, rightAnswers: number): Promise<void> {
  await seeStart(page);
  await page.keyboard.press('Enter');
  for (let place = 1; place <= 5; place++) {
    await seeQuestion(page, place);
    await answerWithKey(page, place <= rightAnswers);
    await page.keyboard.press('Enter');
  }
  await seeResult(page);
}
