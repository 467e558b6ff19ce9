import type { BrowserContextOptions, Page } from 'playwright-core';

const still = { reducedMotion: 'reduce', colorScheme: 'light' } as const;
const phone = { ...still, viewport: { width: 360, height: 640 } } as const;
const desk = { ...still, viewport: { width: 1440, height: 900 } } as const;

/** With what and on which screen a game is played: of any two of hand, screen and ending, every pair is played. */
export const devices = {
  'keyboard alone, 1440 px': desk,
  'touch alone, 360 px': { ...phone, hasTouch: true, isMobile: true },
  'keyboard alone, 360 px': phone,
  'touch alone, 1440 px': { ...desk, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof devices;

/** Two that together have both hands and both screens; endings take turns with them. */
export const pairs: readonly (readonly [Device, Device])[] = [
  ['keyboard alone, 1440 px', 'touch alone, 360 px'],
  ['keyboard alone, 360 px', 'touch alone, 1440 px'],
];

const MOST_TAB_STOPS = 80;

/** Presses Tab until the focus is on the control of this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_TAB_STOPS; stop += 1) {
    const focused = await page.evaluate(() => {
      // The page and its main part hold the words of all their controls.
      const element = document.activeElement?.matches('body, main') ? null : document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no control ${name} within reach of Tab`);
}
