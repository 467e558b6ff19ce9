import type { Scene, Stage } from '../stage.ts';

const PATH = '/admin-sawaal-login';

async function openDashboard(stage: Stage, view = ''): Promise<void> {
  await stage.enterAsAdmin();
  await stage.open(`${PATH}${view && `?view=${view}`}`);
  await stage.page.getByText('Live', { exact: true }).waitFor();
  await stage.page
    .locator('main section[aria-busy=true], main table[aria-busy=true]')
    .waitFor({ state: 'detached' });
}

const part = (view: string, title: string): Scene => ({
  name: `admin-${view}`,
  async set(stage) {
    await openDashboard(stage, view);
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
  {
    name: 'admin-figures',
    async set(stage) {
      await openDashboard(stage);
      await stage.page.getByText('Money by day').waitFor();
    },
  },
  part('withdrawals', 'Withdrawal requests'),
  {
    name: 'admin-nothing-to-do',
    async set(stage) {
      await stage.page.route('**/api/admin/withdrawals?*', (route) =>
        route.fulfill({ json: { withdrawals: [], nextCursor: null } }),
      );
      await openDashboard(stage, 'withdrawals');
      await stage.page.getByText('No withdrawal requests found.').waitFor();
    },
  },
  {
    name: 'admin-request-details',
    async set(stage) {
      await openDashboard(stage, 'withdrawals');
      await stage.page
        .getByRole('button', { name: /^Details of the request/ })
        .first()
        .click();
    },
  },
  part('support', 'Support messages'),
  part('cleanup', 'Cleanup of inactive users'),
  part('queues', 'Queues'),
  {
    name: 'admin-offline',
    async set(stage) {
      await openDashboard(stage);
      await stage.cut();
      await stage.page.getByText('Live', { exact: true }).waitFor({ state: 'hidden' });
    },
  },
];
