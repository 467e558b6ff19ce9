import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { seeDrawn } from '../../../scripts/browser/see-drawn.ts';
import { sidewaysFindings } from '../../../scripts/browser/sideways-findings.ts';

export { seeDrawn, sidewaysFindings };

const WIDTHS = [320, 360, 768, 2560, 1440];
const HEIGHT = 900;

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds on the screen as it is, one line a fault. */
export async function axeFindings(page: Page, state: string): Promise<string[]> {
  // Once a page: reading axe takes a browser as long as looking with it.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // Describing what passes takes axe longer than finding what does not; and what it would load first, no rule of these asks for.
    return (await axe.run({ resultTypes: ['violations'], preload: false })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${state}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

/** What is too small for a thumb. Links within a text are as high as its lines. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll('button, summary, input, select, textarea, nav a, header a'),
    ];
    const small = targets.filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && target.checkVisibility() && Math.min(width, height) < 43.5;
    });
    return small.map((target) => `too small for a thumb: ${target.outerHTML.slice(0, 120)}`);
  });
}

/** How much has moved by itself since the page was opened, as browsers measure it. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // What was asked for comes behind everything that was measured before.
            if (entry.entryType === 'mark') return resolve(sum);
            const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
            if (!shift.hadRecentInput) sum += shift.value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'mark' });
        requestAnimationFrame(() => performance.mark('looked at'));
      }),
  );
}

/** Everything that is wrong with a screen: by axe in both themes, and at every width that counts. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => document.fonts.ready);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await seeDrawn(page);
    faults.push(...(await sidewaysFindings(page)));
    if (width === 360)
      faults.push(...(await axeFindings(page, 'phone, light')), ...(await smallTargets(page)));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  // The page hears of it by an event, and colours change over a frame or two.
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await seeDrawn(page);
  faults.push(...(await axeFindings(page, 'large screen, dark')));
  return faults;
}
