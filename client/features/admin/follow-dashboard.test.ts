import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import type { connectDashboard } from './connection.ts';
import { followDashboard } from './follow-dashboard.ts';
import { openAdminSession } from './session/admin-session.ts';
import { fakeAdminServer } from './testing/fake-admin-server.ts';

const socket = Object.assign(new EventEmitter(), { connect: () => {} });
vi.mock('./connection.ts', () => ({
  connectDashboard: () => ({ socket, hangUp: () => {} }) as unknown as ReturnType<typeof connectDashboard>,
}));
afterEach(() => {
  vi.unstubAllGlobals();
});

test('after a cleanup the messages are fetched again: those of whom it deleted say so', () => {
  const admin = fakeAdminServer([]);
  openAdminSession({ adminToken: 'admin-1', email: 'a@example.com', expiresAt: Date.now() + 3_600_000 });
  const leave = followDashboard('admin-1');
  expect(admin.sent(/support/)).toHaveLength(0);
  socket.emit('cleanup:completed', { jobId: 'job-1', deleted: 1, kept: 0 });
  expect(admin.sent(/support/)).toHaveLength(1);
  leave();
});
