import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WIDTHS = [320, 360, 768, 2560, 1440];
const HEIGHT = 900;

/** What axe finds on the screen as it is, one line a fault. */
export async function axeFindings(page: Page, state: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${state}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

/**
 * What reaches beyond the left or right edge of the window: the page scrolls sideways, or something is cut off. What
 * lies in a part that scrolls by itself can be reached.
 */
export function sidewaysFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function scrollsByItself(element: Element | null): boolean {
      if (!element || element === document.body) return false;
      const isWide = element.scrollWidth > element.clientWidth;
      const canScroll = isWide && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
      return canScroll || scrollsByItself(element.parentElement);
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    const findings = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll('a, button, input, img, h1, h2, h3, p, li')) {
      const { left, right, width } = element.getBoundingClientRect();
      const isHidden = width <= 1 || !element.checkVisibility();
      if (isHidden || (left >= -1 && right <= clientWidth + 1)) continue;
      if (scrollsByItself(element.parentElement)) continue;
      findings.push(`${element.tagName} “${element.textContent.slice(0, 40)}” from ${left} to ${right}`);
    }
    return findings.map((finding) => `${clientWidth} px: ${finding}`);
  });
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

/** Waits until what has just changed is laid out and drawn, which takes a frame or two. */
export async function seeDrawn(page: Page): Promise<void> {
  const frame = (): Promise<unknown> =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await frame();
  await frame();
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
