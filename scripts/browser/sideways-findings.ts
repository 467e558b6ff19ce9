import type { Page } from 'playwright-core';

/**
 * What reaches beyond the left or right edge of the window: the page scrolls sideways, or something is cut off. What
 * lies in a part that scrolls by itself can be reached, and a picture that says nothing may be cut by its frame.
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
    for (const element of document.querySelectorAll(
      'a, button, input, img:not([alt=""]), h1, h2, h3, p, li',
    )) {
      const { left, right, width } = element.getBoundingClientRect();
      const isHidden = width <= 1 || !element.checkVisibility();
      if (isHidden || (left >= -1 && right <= clientWidth + 1)) continue;
      if (scrollsByItself(element.parentElement)) continue;
      findings.push(`${element.tagName} “${element.textContent.slice(0, 40)}” from ${left} to ${right}`);
    }
    return findings.map((finding) => `${clientWidth} px: ${finding}`);
  });
}
