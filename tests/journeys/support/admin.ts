import type { Locator, Page } from 'playwright-core';
import { type SeededAdmin, startAdminSite } from './admin-site.ts';
import { journey, type Visit, type VisitOptions } from './journey.ts';

const GATE = '/admin-sawaal-login';

/** A journey at the dashboard, on a site that has something to do there. */
export const adminJourney = journey
  // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture, and vitest wants a pattern
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startAdminSite();
    onCleanup(() => site.close());
    return site;
  });

export function visitGate(visit: Visit, options?: VisitOptions): Promise<Page> {
  return visit(GATE, options);
}

/** A browser with an admin's dashboard open. */
export interface Dashboard {
  readonly page: Page;
  /** From now on no live event arrives, though calls are still answered. */
  deafen(): void;
}

/** Opens a dashboard past the gate, for journeys about something else. */
export async function openDashboard(
  visit: Visit,
  admin: SeededAdmin,
  options?: VisitOptions,
): Promise<Dashboard> {
  const page = await visitGate(visit, { permissions: ['clipboard-read', 'clipboard-write'], ...options });
  await page.getByRole('heading', { name: 'Admin gate' }).waitFor();
  let isDeaf = false;
  await page.routeWebSocket(/socket\.io/, (browser) => {
    const server = browser.connectToServer();
    server.onMessage((message) => {
      if (!isDeaf) browser.send(message);
    });
  });
  await page.evaluate(
    ([adminToken, email]) => {
      const session = { adminToken, email, expiresAt: Date.now() + 3_600_000, serverAhead: 0 };
      sessionStorage.setItem('sawaal:admin', JSON.stringify(session));
    },
    [admin.adminToken, admin.email] as const,
  );
  await page.reload();
  await seeDashboard(page);
  return {
    page,
    deafen() {
      isDeaf = true;
    },
  };
}

/** Waits until the dashboard is there, and live, and goes to its requests. */
export async function seeDashboard(page: Page): Promise<void> {
  await page.getByText('Live', { exact: true }).waitFor();
  await goToPart(page, 'Withdrawals', 'Withdrawal requests');
  await page.locator('table[aria-busy=false]').waitFor();
}

export type Part = 'Figures' | 'Withdrawals' | 'Support' | 'Cleanup' | 'Queues';

export async function goToPart(page: Page, part: Part, heading: string = part): Promise<void> {
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: part }).click();
  await page.getByRole('heading', { level: 2, name: heading }).waitFor();
}

/** The row of a member's request. */
export function requestOf(page: Page, username: string): Locator {
  const details = page.getByRole('button', { name: `Details of the request of ${username}` });
  return page.getByRole('row').filter({ has: details });
}

/** The button that says a request's status and flips it. */
export function statusOf(page: Page, username: string, status: 'Pending' | 'Paid'): Locator {
  return requestOf(page, username).getByRole('button', { name: `${status}: mark the request` });
}

/** What every dashboard shows alike: who asked, with which status, and how many there are of each. */
export async function sharedStateOf(page: Page): Promise<string[]> {
  const statuses = page.getByRole('button', { name: /^(Pending|Paid): mark the request of/ });
  const labels = await statuses.evaluateAll((all) => all.map(({ ariaLabel }) => String(ariaLabel)));
  return [...labels, await page.getByRole('group', { name: 'Show' }).innerText()];
}
