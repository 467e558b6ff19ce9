import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { useAdminSession } from '../../features/admin/session/admin-session.ts';
import { fakeAdminServer } from '../../features/admin/testing/fake-admin-server.ts';
import { tell } from '../../features/admin/testing/fake-socket.ts';
import { withdrawalRow } from '../../features/admin/testing/withdrawal-row.ts';
import { Component } from '../admin.tsx';

export const ali = withdrawalRow({
  id: '00000000-0000-4000-8000-00000000000a',
  username: 'Ali',
  timestamp: Date.now(),
});

const stubMatchMedia = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

/** Before each test: nobody is logged in, and what jsdom lacks is there. */
export function setUp(): void {
  sessionStorage.clear();
  useAdminSession.setState({ session: null, message: null });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
}

export function tearDown(): void {
  cleanup();
  vi.unstubAllGlobals();
  stubMatchMedia();
}

export function open(address = '/?view=withdrawals'): void {
  const router = createMemoryRouter([{ path: '/', Component }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}

/** Fills in the gate's form and sends it. */
export function enter(): void {
  for (const [label, value] of [
    ['E-mail', 'a@example.com'],
    ['Admin key', 'key'],
    ['Secret code', 'code'],
  ]) {
    fireEvent.change(screen.getByLabelText(String(label)), { target: { value } });
  }
  fireEvent.submit(screen.getByRole('button', { name: 'Open the dashboard' }));
}

export const statusButton = () => screen.getByRole('button', { name: /mark the request of Ali/ });

/** A dashboard with these requests, Ali's among them, on the screen. */
export async function openDashboard(...rows: ReturnType<typeof withdrawalRow>[]) {
  const admin = fakeAdminServer(rows);
  open();
  enter();
  await screen.findByRole('heading', { name: /Admin dashboard/ });
  tell('connect');
  await screen.findByRole('button', { name: /mark the request of Ali/ });
  return admin;
}
