import type { Page } from 'playwright-core';
import { FIRST, type Frames, framesIn, LAST } from './frames.ts';

/** How much slower than this machine's the measured processor is. */
export const SLOWED = 4;

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'toplevel',
  'benchmark',
];

/** What a player does, with nothing to be looked up. */
export type Press = () => Promise<void>;

/**
 * The frames from an act on for so long, on a processor slowed that many times. A frame is asked for every time, so that none is
 * left out.
 */
export async function record(page: Page, act: Press, forMs: number, rate: number): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((mark) => {
    const frame = (): void => {
      if (performance.getEntriesByName('frames:last').length === 0) requestAnimationFrame(frame);
    };
    performance.clearMarks();
    frame();
    performance.mark(mark);
  }, FIRST);
  await act();
  await page.waitForTimeout(forMs);
  await page.evaluate((mark) => void performance.mark(mark), LAST);
  const trace = await browser?.stopTracing();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return framesIn(String(trace));
}
