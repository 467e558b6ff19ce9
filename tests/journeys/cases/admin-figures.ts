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

    const paidToday = page.getByRole('row', { name: /^Paid/ }).getByRole('cell').first().locator('b');
    const paidBefore = Number(await paidToday.innerText());
    await statusOf(other, SCRIPTED_MEMBER, 'Pending').click();
    await paidToday.getByText(String(paidBefore + 250), { exact: true }).waitFor();

    await other.getByRole('searchbox', { name: 'Search requests' }).fill('0300 7654321');
    const found = other.getByRole('button', { name: /^Paid: mark the request/ });
    await expect.poll(() => found.count()).toBe(1);

    const saving = other.waitForEvent('download');
    await other.getByRole('button', { name: 'Save as CSV' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^withdrawals-\d{4}-\d\d-\d\d\.csv$/);
    const [header = '', line = ''] = (await readFile(await saved.path(), 'utf8')).split('\r\n');
    expect(header).toContain('Username,Payment method,Account name,Account number');
    expect(line).toContain(',0300-7654321,2500,250.00,Paid,');
  });
});
