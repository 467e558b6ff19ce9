import { sessionManager, useSession } from '../session/session.ts';
import { type LiveParts, type LiveState, liveResource } from './live-resource.ts';

/** A live resource of the member who is logged in; for another member it begins anew. */
export function memberResource<State extends LiveState, Reply, Events>(
  parts: Omit<LiveParts<State, Reply, Events>, 'scope'>,
) {
  const resource = liveResource({ ...parts, scope: () => sessionManager().token() });
  useSession.subscribe(({ session }, { session: before }) => {
    if (session?.sessionToken === before?.sessionToken) return;
    resource.reset();
    resource.invalidate();
  });
  return resource;
}
