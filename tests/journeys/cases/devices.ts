import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { startTcpProxy } from '../../proxies/tcp-proxy.ts';
import { journey } from '../support/journey.ts';
import { optionsOf, seeQuestion, seeReveal, startWithPointer, WORLD_HISTORY } from '../support/quiz.ts';

const startOf = (page: Page) => page.getByRole('button', { name: /^Start/ });

/** Presses where Start stands, whatever is there. */
async function pressAtStart(page: Page): Promise<void> {
  const box = await startOf(page).boundingBox();
  if (!box) throw new Error('Start is not drawn');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

describe.concurrent('on a slow phone', () => {
  journey(
    'a Start that looks pressable starts, and one that does not is not pressed later [DEVICE-1]',
    async ({ visit, site }) => {
      const page = await (await visit('about:blank')).context().newPage();
      const code = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await code.promise;
        await route.continue();
      });
      const device = await page.context().newCDPSession(page);
      await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });

      await page.goto(new URL(WORLD_HISTORY, site.url).href);
      const place = await startOf(page).boundingBox();
      for (let press = 0; press < 10; press++) await pressAtStart(page);
      expect(await startOf(page).isDisabled()).toBe(true);
      // What a pointer stands on is lifted a little.
      await page.mouse.move(0, 0);
      code.resolve();
      await page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
      expect(await startOf(page).innerText()).toBe('Start');
      expect(await startOf(page).boundingBox()).toEqual(place);

      await pressAtStart(page);
      await seeQuestion(page, 1);
    },
  );
});

describe.concurrent('at the time-out', () => {
  journey(
    'a press in the moment after the next question is drawn answers nothing; a later one does [DEVICE-2]',
    async ({ visit }) => {
      const page = await visit(WORLD_HISTORY, { viewport: { width: 360, height: 640 } });
      await startWithPointer(page);
      await seeQuestion(page, 1);
      const question = page.locator('main h2').first();
      // From within the page, so that a busy machine can't make it a late press.
      await question.evaluate((heading) => {
        const first = heading.textContent;
        const main = heading.closest('main');
        if (!main) throw new Error('the question stands in no page');
        const watch = new MutationObserver(() => {
          if (main.querySelector('h2')?.textContent === first) return;
          watch.disconnect();
          requestAnimationFrame(() => {
            const buttons = [...main.querySelectorAll('button')];
            buttons.find(({ textContent }) => textContent?.includes('(A)'))?.click();
          });
        });
        watch.observe(main, { subtree: true, childList: true, characterData: true });
      });
      await page.getByText('Question 2/5', { exact: true }).waitFor();
      const second = await question.innerText();
      await optionsOf(page)
        .and(page.getByRole('button', { disabled: false }))
        .first()
        .waitFor();
      expect(await optionsOf(page).count()).toBe(4);
      expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
      await optionsOf(page).first().click();
      await seeReveal(page);
      expect(await question.innerText()).toBe(second);
    },
  );
});

describe.concurrent('on a line that went dead without a word', () => {
  journey(
    'a running quiz says so soon after a press, and goes on by a new connection [DEVICE-3]',
    async ({ visit, site }) => {
      const line = await startTcpProxy({ port: Number(new URL(site.url).port) });
      try {
        const page = await visit(WORLD_HISTORY, { via: { url: `http://localhost:${line.port}` } });
        await startWithPointer(page);
        await seeQuestion(page, 1);
        line.stall();
        await page.keyboard.press('1');
        // 2.5 s, and what a busy machine takes; an unwatched line would look alive for 18.
        await page
          .getByText('Connection lost. The clock runs on; we are reconnecting…')
          .waitFor({ timeout: 6_000 });
        expect(await optionsOf(page).first().getAttribute('aria-pressed')).toBe('true');
        line.cut();
        line.heal();
        await page.getByText(/^You are back\./).waitFor();
      } finally {
        await line.close();
      }
    },
  );
});
