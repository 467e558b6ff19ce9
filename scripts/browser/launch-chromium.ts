import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../processes/chromium.ts';

/** The machine's Chromium, without what it would do for a person. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
