import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchChromium } from '../../../scripts/browser/launch-chromium.ts';
import { onceHydrated } from '../../../scripts/browser/once-hydrated.ts';
import { collectComplaints } from './browser.ts';
import { type Site, startSite } from './site.ts';
import { layWire, type Wire } from './wire.ts';

const screenshots = join(import.meta.dirname, '../../../.cache/journeys');

async function takeScreenshots(context: BrowserContext, name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  const file = name.replaceAll(/\W+/g, '-').slice(0, 80);
  for (const [place, page] of context.pages().entries()) {
    await page.screenshot({ path: join(screenshots, `${file}-${place}.png`) });
  }
}

export interface VisitOptions extends BrowserContextOptions {
  /** Another way to the site than the straight one. */
  via?: Pick<Site | Wire, 'url'>;
}

/** Software draws every frame here: what moves, moves where a journey is about it. */
const calm = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  // Each would fetch the whole client once more. What is about them lets them in.
  serviceWorkers: 'block',
} as const;

/** Opens a path of the site in a fresh browser profile. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/**
 * A test with the real site and a real browser, both shared by the journeys of a file. It fails when any page
 * complains on its console; what a failed journey saw is kept as screenshots in `.cache/journeys`.
 */
export const journey = test
  // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture, and vitest wants a pattern
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium();
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture, and vitest wants a pattern
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSite();
    onCleanup(() => site.close());
    return site;
  })
  .extend('wire', async ({ site }, { onCleanup }) => {
    const wire = await layWire(site.url);
    onCleanup(() => wire.close());
    return wire;
  })
  .extend('visit', async ({ browser, site, task }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    const complaints: (readonly string[])[] = [];
    onCleanup(async () => {
      const failed = (task.result?.errors?.length ?? 0) > 0;
      for (const context of contexts) {
        if (failed) await takeScreenshots(context, task.name).catch(() => undefined);
        await context.close();
      }
      expect(complaints.flat()).toEqual([]);
    });
    const visit: Visit = async (path, { via = site, ...options } = {}) => {
      const context = await browser.newContext({ ...calm, ...options });
      contexts.push(context);
      complaints.push(collectComplaints(context));
      const page = onceHydrated(await context.newPage());
      await page.goto(new URL(path, via.url).href);
      return page;
    };
    return visit;
  });
