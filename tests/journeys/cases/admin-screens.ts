import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { adminJourney, goToPart, openDashboard, visitGate } from '../support/admin.ts';
import { amna } from '../support/admin-site.ts';
import { axeFindings, seeDrawn, sidewaysFindings } from '../support/screen.ts';

// Colours in the middle of a fade are no fault.
const still = { reducedMotion: 'reduce' } as const;

/** By axe, light on a large screen and dark on a phone; and whatever reaches sideways out of the window. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => document.fonts.ready);
  for (const width of [360, 768, 1440]) {
    const colorScheme = width === 360 ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    await page.setViewportSize({ width, height: 900 });
    await seeDrawn(page);
    faults.push(...(await sidewaysFindings(page)).map((finding) => `${name}: ${finding}`));
    if (width !== 768) faults.push(...(await axeFindings(page, `${name} ${width} px, ${colorScheme}`)));
  }
  return faults;
}

describe('the screens of the admins, without a fault', () => {
  adminJourney('gate', async ({ visit }) => {
    const page = await visitGate(visit, still);
    await page.getByRole('heading', { name: 'Admin gate' }).waitFor();
    expect(await faultsOf(page, 'gate')).toEqual([]);
  });

  adminJourney('every part of the dashboard', async ({ visit }) => {
    const { page } = await openDashboard(visit, amna, still);
    await page
      .getByRole('button', { name: /^Details of the request/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    const faults = await faultsOf(page, 'withdrawals');
    for (const part of ['Figures', 'Support', 'Cleanup', 'Queues'] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await goToPart(page, part);
      if (part === 'Figures') await page.locator('canvas').nth(2).waitFor();
      faults.push(...(await faultsOf(page, part)));
    }
    expect(faults).toEqual([]);
  });
});
