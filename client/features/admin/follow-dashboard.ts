import {
  fetchCleanup,
  fetchPreview,
  forgetCleanup,
  hearCleanup,
  hearPermission,
} from './cleanup/cleanup-store.ts';
import { connectDashboard } from './connection.ts';
import { forgetFigures, hearOfChange } from './figures/figures-store.ts';
import { fetchQueues, forgetQueues, hearQueues } from './queues/queues-store.ts';
import { forgetDesk } from './requests/request-actions-store.ts';
import {
  fetchRequests,
  forgetRequests,
  hearAdded,
  hearChanged,
  useRequests,
} from './requests/requests-store.ts';
import { fetchSupport, forgetSupport, hearMarked, hearMessage } from './support/support-store.ts';

/** What cannot be fetched now stays as it is and says so; the next connect asks again. */
function fetchEverything(): void {
  void fetchRequests();
  void fetchSupport();
  void fetchCleanup();
  void fetchQueues();
  hearOfChange();
}

/** Keeps the dashboard of a session up to date: by every event, on every connect and on every `resync`. */
export function followDashboard(token: string): () => void {
  const { socket, hangUp } = connectDashboard(token);
  socket.on('connect', fetchEverything);
  socket.on('resync', fetchEverything);
  socket.on('connect_error', () => {
    // Without live events the dashboard can still be worked at.
    if (!useRequests.getState().loaded) fetchEverything();
  });
  socket.on('withdrawal:added', ({ withdrawal }) => hearAdded(withdrawal));
  socket.on('withdrawal:changed', ({ withdrawal }) => hearChanged(withdrawal));
  socket.on('support:added', hearMessage);
  socket.on('support:changed', hearMarked);
  socket.on('cleanup:progress', (progress) => hearCleanup({ ...progress, state: 'running' }));
  socket.on('cleanup:completed', (result) => {
    hearCleanup({ ...result, state: 'completed' });
    void fetchPreview();
    // The requests of deleted members went with them; their messages stay, and say so.
    void fetchRequests();
    void fetchSupport();
  });
  socket.on('cleanup:failed', (failure) => hearCleanup({ ...failure, state: 'failed' }));
  socket.on('cleanup-permission:changed', hearPermission);
  socket.on('queues:changed', ({ queues }) => hearQueues(queues));
  for (const event of ['withdrawal:added', 'withdrawal:changed', 'cleanup:completed'] as const) {
    socket.on(event, hearOfChange);
  }
  socket.connect();
  return () => {
    hangUp();
    forgetRequests();
    forgetDesk();
    forgetSupport();
    forgetCleanup();
    forgetQueues();
    forgetFigures();
  };
}
