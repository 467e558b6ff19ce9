import { socket } from '../../lib/socket.ts';
import { openLive } from '../session/session-live.ts';
import type { LiveResource } from './live-resource.ts';

const followed = new Set<LiveResource>();

/** Keeps a resource up to date by the page's connection: listens first, fetches then. */
export function followLive(resource: LiveResource): void {
  if (!followed.has(resource)) {
    followed.add(resource);
    resource.follow(socket);
    resource.invalidate();
  }
  openLive();
}
