import type { Scene, Stage } from '../stage.ts';

const PATH = '/admin-sawaal-login';

async function openDashboard(stage: Stage): Promise<void> {
  await stage.enterAsAdmin();
  await stage.open(PATH);
  await stage.page.getByText('Live', { exact: true }).waitFor();
  await stage.page.locator('table[aria-busy=false]').first().waitFor();
}

const part = (name: string, title: string): Scene => ({
  name,
  async set(stage) {
    await openDashboard(stage);
    await stage.page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: title })
      .click();
    await stage.page.getByRole('heading', { level: 2, name: title }).waitFor();
  },
});

export const adminScenes: readonly Scene[] = [
  {
    name: 'admin-gate',
    async set({ page, open }) {
      await open(PATH);
      await page.getByRole('heading', { name: 'Admin gate' }).waitFor();
    },
  },
  {
    name: 'admin-gate-refused',
    async set({ page, open, freeze }) {
      await open(PATH);
      await page.getByRole('heading', { name: 'Admin gate' }).waitFor();
      for (const field of await page.locator('main input').all()) await field.fill('somebody@example.com');
      await page.locator('main button[type=submit]').click();
      await page.getByText('Invalid credentials. Please try again.').first().waitFor();
      await freeze();
    },
  },
  { name: 'admin-requests', set: openDashboard },
  {
    name: 'admin-nothing-to-do',
    async set(stage) {
      await stage.page.route('**/api/admin/withdrawals?*', (route) =>
        route.fulfill({ json: { withdrawals: [], nextCursor: null } }),
      );
      await openDashboard(stage);
      await stage.page.getByText('No withdrawal requests found.').waitFor();
    },
  },
  {
    name: 'admin-request-details',
    async set(stage) {
      await openDashboard(stage);
      const details = stage.page.getByRole('button', { name: /^Details of the request/ }).first();
      // A seed without requests has none to open.
      if (await details.isVisible()) await details.click();
    },
  },
  part('admin-support', 'Support'),
  part('admin-cleanup', 'Cleanup'),
  part('admin-queues', 'Queues'),
  {
    name: 'admin-offline',
    async set(stage) {
      await openDashboard(stage);
      await stage.cut();
      await stage.page.getByText('Live', { exact: true }).waitFor({ state: 'hidden' });
    },
  },
];
