import type { Page } from 'playwright-core';

/** Where a page has buttons, one of them can be pressed: all that a server draws are disabled. */
const isHydrated = (): boolean =>
  document.querySelector('#root button') === null || document.querySelector('#root button:enabled') !== null;

/**
 * Makes the page's ways to an address end once the page answers: its code comes after its first paint, and so after the
 * event that they end with otherwise.
 */
export function onceHydrated(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...where) => {
    const response = await goto(...where);
    await page.waitForFunction(isHydrated);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload(...how);
    await page.waitForFunction(isHydrated);
    return response;
  };
  return page;
}
