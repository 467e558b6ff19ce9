import { describe, expect } from 'vitest';
import { adminJourney, goToPart, openDashboard } from '../support/admin.ts';
import { amna, babar } from '../support/admin-site.ts';

describe('a cleanup', () => {
  adminJourney(
    'needs the permission, deletes who is inactive, and a visitor sees the freed account',
    async ({ visit }) => {
      const [{ page: a }, { page: b }, visitor] = await Promise.all([
        openDashboard(visit, amna),
        openDashboard(visit, babar),
        visit('/'),
      ]);
      let loads = 0;
      visitor.on('load', () => loads++);
      const banner = visitor.getByRole('region', { name: 'Free accounts' });
      await banner.getByText('0 of 3 free accounts left').waitFor();
      for (const page of [a, b]) await goToPart(page, 'Cleanup');
      const run = a.getByRole('button', { name: 'Run cleanup' });
      const allowedIn = (page: typeof a) => page.getByRole('switch', { name: 'Cleanup allowed' });
      expect(await allowedIn(b).isChecked()).toBe(false);

      await run.click();
      await a.getByText('⚠️ Cleanup Not Allowed! Enable it first.').waitFor();
      await banner.getByText('0 of 3 free accounts left').waitFor();

      await allowedIn(a).click();
      await b.locator('[role=switch]:checked').waitFor();
      await run.click();
      for (const page of [a, b]) {
        await page.getByText('✅ Cleanup Completed: Deleted 1 inactive users.').waitFor();
      }
      await banner.getByText('1 of 3 free accounts left').waitFor();
      await banner.getByRole('button', { name: 'Sign up' }).waitFor();
      await allowedIn(b).click();
      await a.locator('[role=switch]:not(:checked)').waitFor();
      expect(loads).toBe(0);
    },
  );
});
