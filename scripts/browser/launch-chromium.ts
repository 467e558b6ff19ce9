import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../processes/chromium.ts';

/** A name of this machine that browsers don't know for its own: pages that come from it over http have no secure context. */
export const LAN_NAME = 'sawaal.test';

/** The machine's Chromium, without what it would do for a person; `more` are arguments of its own. */
export function launchChromium(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`,
      ...more,
    ],
  });
}
