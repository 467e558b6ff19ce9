import type { ServerToClientEvents } from '../../../shared/contract/events.ts';
import { sessionManager, useSession } from '../session/session.ts';
import { type LiveParts, type LiveState, liveResource } from './live-resource.ts';

/** A live resource of the member who is logged in; for another member it begins anew. */
export function memberResource<State extends LiveState, Reply>(
  parts: Omit<LiveParts<State, Reply, ServerToClientEvents>, 'scope'>,
) {
  const resource = liveResource({ ...parts, scope: () => sessionManager().token() });
  useSession.subscribe(({ session }, { session: before }) => {
    if (session?.sessionToken === before?.sessionToken) return;
    resource.reset();
    resource.invalidate();
  });
  return resource;
}
