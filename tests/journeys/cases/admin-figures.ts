import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { adminJourney, goToPart, openDashboard, statusOf } from '../support/admin.ts';
import { amna, babar, SCRIPTED_MEMBER } from '../support/admin-site.ts';

describe('the figures', () => {
  adminJourney('follow a payment live, in plots and in tables, and the books have it', async ({ visit }) => {
    const [{ page }, { page: other }] = await Promise.all([
      openDashboard(visit, amna),
      openDashboard(visit, babar),
    ]);
    await goToPart(page, 'Figures');
    for (const title of ['Money by day', 'Plays and right answers by hour', 'Time to answer']) {
      const plot = page.getByRole('figure').filter({ hasText: title });
      await plot.locator('canvas').waitFor();
      await plot.getByText('As a table').click();
      expect(await plot.getByRole('row').count()).toBeGreaterThan(10);
    }

    await other.getByRole('searchbox', { name: 'Search requests' }).fill('0300 7654321');
    await statusOf(other, SCRIPTED_MEMBER, 'Pending').click();
    await statusOf(other, SCRIPTED_MEMBER, 'Paid').waitFor();
    const paidToday = page.getByRole('row', { name: /^Paid/ }).getByRole('cell').first();
    await paidToday.getByText(/^(250|500)$/).waitFor();

    const saving = other.waitForEvent('download');
    await other.getByRole('button', { name: 'Save as CSV' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^withdrawals-\d{4}-\d\d-\d\d\.csv$/);
    const [header = '', line = ''] = (await readFile(await saved.path(), 'utf8')).split('\r\n');
    expect(header).toContain('Username,Payment method,Account name,Account number');
    expect(line).toContain(',03007654321,2500,250.00,Paid,');
  });
});
