import { cleanupResource, previewResource } from './cleanup/cleanup-store.ts';
import { connectDashboard } from './connection.ts';
import { figuresResource } from './figures/figures-store.ts';
import { queuesResource } from './queues/queues-store.ts';
import { forgetDesk } from './requests/request-actions-store.ts';
import { forgetRequests, requestsResource, useRequests } from './requests/requests-store.ts';
import { supportResource } from './support/support-store.ts';

/** The bar above the panels tells of these, whichever is open. */
const always = [requestsResource, supportResource, cleanupResource, queuesResource];
const all = [...always, previewResource, figuresResource];

/** Keeps the dashboard of a session up to date. */
export function followDashboard(token: string): () => void {
  const { socket, hangUp } = connectDashboard(token);
  for (const resource of all) resource.follow(socket);
  const releases = always.map((resource) => resource.hold());
  socket.on('connect_error', () => {
    // Without live events the dashboard can still be worked at.
    if (!useRequests.getState().loaded) for (const resource of all) resource.invalidate();
  });
  socket.connect();
  return () => {
    hangUp();
    for (const release of releases) release();
    for (const resource of all) resource.reset();
    forgetRequests();
    forgetDesk();
  };
}
