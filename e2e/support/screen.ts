import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WIDTHS = [320, 360, 768, 1440, 2560];
const HEIGHT = 900;

/** What axe finds on the screen as it is, one line a fault. */
async function axeFindings(page: Page, state: string, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${state}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

/** What reaches beyond the left or right edge of the window: the page scrolls sideways, or something is cut off. */
function sidewaysFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const findings = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll('a, button, input, img, h1, h2, h3, p, li')) {
      const { left, right, width } = element.getBoundingClientRect();
      const isHidden = width <= 1 || !element.checkVisibility();
      if (isHidden || (left >= -1 && right <= clientWidth + 1)) continue;
      findings.push(`${element.tagName} “${element.textContent.slice(0, 40)}” from ${left} to ${right}`);
    }
    return findings.map((finding) => `${clientWidth} px: ${finding}`);
  });
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  // The new size is laid out with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}

/** Everything that is wrong with a screen: by axe in both themes, and at every width that counts. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => document.fonts.ready);
  for (const width of WIDTHS) {
    await resize(page, width);
    faults.push(...(await sidewaysFindings(page)));
    if (width === 360) faults.push(...(await axeFindings(page, 'light, phone')));
    if (width === 1440) faults.push(...(await axeFindings(page, 'light')));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  // Of what axe looks at, a theme changes the colours alone.
  faults.push(...(await axeFindings(page, 'dark', ['color-contrast', 'link-in-text-block'])));
  return faults;
}
