import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteView } from '../../shared/contract/views.ts';
import { useSite } from '../state/site-store.ts';
import { Component as About } from './about.tsx';
import { Component as Contact } from './contact.tsx';
import { Component as Terms } from './terms-of-service.tsx';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} })));
afterEach(cleanup);

const site = { pointsPerCorrect: 10, freeAccounts: 50, timeZone: 'Asia/Karachi', contact: {}, social: [] };

function textOf(Page: () => React.ReactNode, payoutRail: SiteView['payoutRail'] | null): string {
  useSite.setState({ site: payoutRail && { ...site, payoutRail } });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />);
  return screen.getAllByRole('heading')[0]?.ownerDocument.body.textContent ?? '';
}

const BY_A_PERSON = /by hand|a person|people pay/i;
const BY_A_SERVICE = /payment service/i;

test.each([
  ['terms', Terms],
  ['about page', About],
  ['FAQ', Contact],
])('the %s say who pays as the rail does, and nothing before it is known', (_name, Page) => {
  expect(textOf(Page, 'manual')).toMatch(BY_A_PERSON);
  cleanup();
  const paidByService = textOf(Page, 'webhook');
  expect(paidByService).not.toMatch(BY_A_PERSON);
  expect(paidByService).toMatch(BY_A_SERVICE);
  cleanup();
  const unknown = textOf(Page, null);
  expect(unknown).not.toMatch(BY_A_PERSON);
  expect(unknown).not.toMatch(BY_A_SERVICE);
  expect(unknown).toContain('24 hours');
});
