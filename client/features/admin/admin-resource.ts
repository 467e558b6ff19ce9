import type { AdminServerToClientEvents } from '../../../shared/contract/events.ts';
import { type LiveParts, type LiveState, liveResource } from '../../state/live/live-resource.ts';
import { adminToken } from './session/admin-session.ts';

/** A live resource of the admin who is logged in in this tab. */
export function adminResource<State extends LiveState, Reply>({
  scope = () => '',
  ...parts
}: LiveParts<State, Reply, AdminServerToClientEvents>) {
  return liveResource({
    ...parts,
    scope: (state) => {
      const token = adminToken();
      return token && `${token} ${scope(state)}`;
    },
  });
}
