import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CleanupPanel } from './cleanup/cleanup-panel.tsx';
import { cleanupResource, previewResource } from './cleanup/cleanup-store.ts';
import { QueuesPanel } from './queues/queues-panel.tsx';
import { queuesResource } from './queues/queues-store.ts';
import { useAdminSession } from './session/admin-session.ts';
import { fakeAdminServer, problem } from './testing/fake-admin-server.ts';

beforeEach(() => {
  const session = {
    adminToken: 'admin-1',
    email: 'a@example.com',
    expiresAt: Date.now() + 3_600_000,
    serverAhead: 0,
  };
  useAdminSession.setState({ session, message: null });
  for (const resource of [cleanupResource, previewResource, queuesResource]) resource.reset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each<[name: string, Panel: ComponentType, ask: () => Promise<unknown>, path: RegExp, failed: string]>([
  ['cleanup', CleanupPanel, cleanupResource.refresh, /cleanup$/, 'The state of the cleanup did not arrive.'],
  ['queues', QueuesPanel, queuesResource.refresh, /queues$/, 'The queues did not arrive.'],
])('the %s panel says what did not arrive and why, and asks again', async (_, Panel, ask, path, failed) => {
  const admin = fakeAdminServer([]);
  admin.next(path, problem(503, 'UNAVAILABLE', 'Sawaal is not available for a moment.'));
  render(<Panel />, { wrapper: MemoryRouter });
  await ask();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`${failed} Sawaal is not available for a moment.`);
  expect(screen.queryByText('Loading...')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(admin.sent(path)).toHaveLength(2);
});
