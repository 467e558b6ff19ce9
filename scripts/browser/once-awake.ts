import type { Page } from 'playwright-core';

/**
 * Makes the page's ways to an address end once the page answers: its code comes after its first paint, and so after the
 * event that they end with otherwise.
 */
export function onceAwake(page: Page): Page {
  const isAwake = () => page.waitForFunction(() => !('asleep' in document.documentElement.dataset));
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...where) => {
    const response = await goto(...where);
    await isAwake();
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload(...how);
    await isAwake();
    return response;
  };
  return page;
}
