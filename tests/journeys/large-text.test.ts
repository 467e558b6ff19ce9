import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchChromium } from '../../scripts/browser/launch-chromium.ts';
import { sidewaysFindings } from '../../scripts/browser/sideways-findings.ts';
import { listedPaths } from '../../shared/pages.ts';
import { journey } from './support/journey.ts';
import { optionsOf, rightOption, seeQuestion, seeResult, seeReveal, WORLD_HISTORY } from './support/quiz.ts';

const phone = { viewport: { width: 360, height: 640 } } as const;

/** Words and controls of the page that are not where a thumb or an eye could reach them by scrolling the page alone. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findings: string[] = [];
    for (const element of document.querySelectorAll(
      'main button, main h1, main h2, main p, main a, main li',
    )) {
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !element.checkVisibility()) continue;
      const name = `${element.tagName} “${element.textContent.slice(0, 40)}”`;
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (!/clip|hidden/.test(style.overflowY + style.overflowX)) continue;
        const frame = box.getBoundingClientRect();
        if (frame.width <= 1) break;
        const isCut =
          (style.overflowY !== 'visible' && (top < frame.top - 1 || bottom > frame.bottom + 1)) ||
          (style.overflowX !== 'visible' && (left < frame.left - 1 || right > frame.right + 1));
        if (isCut) findings.push(`${name} is cut off by ${box.className}`);
      }
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline') {
        findings.push(`${name} holds more than it shows`);
      }
    }
    return findings;
  });
}

/** Waits until what slides in has arrived; the time that runs out is no such thing. */
function seeSettled(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().duration) < 1_000;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(isShort)
        .map(({ finished }) => finished),
    );
  });
}

for (const size of [24, 32]) {
  // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture, and vitest wants a pattern
  const largeJourney = journey.extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium(`--blink-settings=defaultFontSize=${size}`);
    onCleanup(() => browser.close());
    return browser;
  });

  largeJourney(
    `with text of ${size} px in the place of 16 a quiz is played on a small phone, and nothing is out of reach [DEVICE-22]`,
    async ({ visit }) => {
      const page = await visit(WORLD_HISTORY, phone);
      const look = async (state: string) => {
        await seeSettled(page);
        const findings = [...(await sidewaysFindings(page)), ...(await cutOff(page))];
        expect([state, findings]).toEqual([state, []]);
      };
      await look('lobby');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      for (let place = 1; place <= 5; place++) {
        await seeQuestion(page, place);
        if (place <= 2) await look(`question-${place}`);
        await optionsOf(page)
          .nth(((await rightOption(page)) + (place % 2)) % 4)
          .click();
        await seeReveal(page);
        if (place <= 2) await look(`reveal-${place}`);
        await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
      }
      await seeResult(page);
      await look('result');
    },
  );

  largeJourney(
    `with text of ${size} px every page is as wide as a small phone [DEVICE-22]`,
    async ({ visit }) => {
      const page = await visit('/', phone);
      const findings: string[] = [];
      // Of categories and quizzes one of each: they are made alike.
      const [category, quiz] = ['/quiz/history', '/quiz/history/world-wars-trivia'];
      const paths = listedPaths().filter(
        (path) => !path.startsWith('/quiz/') || [category, quiz].includes(path),
      );
      for (const path of paths) {
        await page.goto(new URL(path, page.url()).href);
        findings.push(...(await sidewaysFindings(page)).map((finding) => `${path} ${finding}`));
      }
      expect(findings).toEqual([]);
    },
  );
}
