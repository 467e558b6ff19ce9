import { socket } from '../../lib/socket.ts';
import { openLive } from '../session/session-live.ts';
import type { LiveResource } from './live-resource.ts';

const followed = new Set<LiveResource>();

/** Keeps resources up to date by the page's connection; those that it followed already are as they should be. */
export function followLive(...resources: readonly LiveResource[]): readonly LiveResource[] {
  const fresh = resources.filter((resource) => !followed.has(resource));
  for (const resource of fresh) {
    followed.add(resource);
    resource.follow(socket);
  }
  openLive();
  return fresh;
}
