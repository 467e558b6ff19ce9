import type { Locator, Page } from 'playwright-core';
import type { Press } from './record.ts';

/** Something that moves in a game: where it begins, what sets it going, and how long to look. */
export interface Scene {
  readonly name: string;
  /** Leads a fresh page there; what it returns sets the scene going. */
  readonly prepare: (page: Page) => Promise<Press>;
  readonly forMs: number;
}

export interface GameScenes {
  readonly game: string;
  readonly address: string;
  readonly scenes: readonly Scene[];
}

/** Chooses as one does on this screen: a phone has no mouse, whose pointer would be looked for under every frame that moves. */
export async function choose(page: Page, target: Locator): Promise<void> {
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouched ? target.tap() : target.click());
}

/** A press at a place, looked up before: finding it would be measured too. */
export async function pressOn(page: Page, target: Locator): Promise<Press> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
  return () => (isTouched ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

export const keyOn =
  (page: Page, key: string): Press =>
  () =>
    page.keyboard.press(key);

/** The presses one after the other, each with time to move what it sets going. */
export const inTurn =
  (page: Page, presses: readonly Press[], eachMs: number): Press =>
  async () => {
    for (const [place, press] of presses.entries()) {
      if (place > 0) await page.waitForTimeout(eachMs);
      await press();
    }
  };
