import type { Feature } from '../../edges/feature.ts';
import { onJoined } from '../../edges/live/namespaces.ts';
import type { AdminNamespace } from '../../edges/live/socket-types.ts';
import type { Container } from '../../ports/container.ts';
import { registerAdminRoutes } from './admin.routes.ts';
import { type AdminParts, type Admins, createAdmins } from './admin.service.ts';
import { createAdminSockets } from './admin.sockets.ts';
import { createQueueOverview, type QueueOverviewParts } from './queue-overview.ts';

export interface AdminFeatureParts
  extends Omit<AdminParts, 'onSessionEnded'>,
    Pick<QueueOverviewParts, 'queue'>,
    Pick<Container, 'log' | 'peers'> {
  readonly namespace: AdminNamespace;
}

export interface AdminFeature extends Feature {
  readonly admins: Admins;
}

/** The admin gate, the dashboards behind it and their view of the queues, put together. */
export function createAdminFeature(parts: AdminFeatureParts): AdminFeature {
  const { store, peers, namespace } = parts;
  const admins = createAdmins({
    ...parts,
    onSessionEnded(tokenHash) {
      sockets.end(tokenHash);
      peers.publish('admin-session:ended', { tokenHash });
    },
  });
  const sockets = createAdminSockets({
    ...parts,
    authenticate: admins.authenticate,
    findSession: store.adminSession,
  });
  peers.on('admin-session:ended', ({ tokenHash }) => sockets.end(tokenHash));
  const queues = createQueueOverview({
    ...parts,
    isWatched: () => namespace.sockets.size > 0,
    tell: (found) => namespace.local.emit('queues:changed', { queues: found }),
  });
  onJoined(namespace, parts.log, queues.opened);

  return {
    admins,
    registerRoutes(app, { requireAdmin }) {
      registerAdminRoutes(app, { admins, requireAdmin, queues: queues.overview, retryJob: queues.retry });
    },
    sweeps: [
      { name: 'dashboards', everyMs: 5_000, run: sockets.check },
      { name: 'queues', everyMs: 2_000, run: queues.tellChanges },
    ],
  };
}
