import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StatsCounters, statsResource } from './stats-counters.tsx';

afterEach(() => {
  cleanup();
  statsResource.reset();
  vi.unstubAllGlobals();
});

const answer = (reply: Response) => vi.stubGlobal('fetch', async () => reply);

test('the site’s figures can be read at a glance, money with both its decimals', async () => {
  answer(Response.json({ plays: 12_345, members: 1, paidOutPkrPaisa: 1_250_000 }));
  render(<StatsCounters />);
  await screen.findByText('PKR 12,500.00');
  screen.getByText('12,345');
  screen.getByText('member');
});

test('figures that do not arrive are said', async () => {
  answer(new Response('', { status: 503 }));
  render(<StatsCounters />);
  expect((await screen.findByRole('status')).textContent).toContain('The figures did not arrive.');
});
