import type { Page } from 'playwright-core';

/** Waits until what has just changed is laid out and drawn, which takes a frame or two. */
export async function seeDrawn(page: Page): Promise<void> {
  const frame = (): Promise<unknown> =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await frame();
  await frame();
}
