import type {
  SupportEntryView,
  SupportGroupsView,
  SupportMessageView,
} from '../../../shared/contract/views.ts';
import type { StoredMessage, SupportMessage } from '../../ports/support-store.ts';

/** Whose a message is that nobody wrote who was logged in. */
export const GUEST = 'Guest';

function presentMessage(written: SupportMessage): SupportMessageView {
  const { id, name, email, message, at: timestamp, done, doneBy, version } = written;
  return { id, name, email, message, timestamp, done, doneBy, version };
}

/** A message by itself, as dashboards hear of it. */
export function presentEntry(written: SupportMessage): SupportEntryView {
  const { accountId, username } = written;
  return { accountId, username, message: presentMessage(written) };
}

/** By account, all guests together: whoever has a name today is not who had it before. */
export function presentGroups(messages: readonly StoredMessage[]): SupportGroupsView['groups'] {
  const groups = Map.groupBy(messages, ({ accountId }) => accountId);
  return [...groups].map(([accountId, list]) => ({
    accountId,
    username: list[0]?.username ?? GUEST,
    deleted: list.some(({ isAccountDeleted }) => isAccountDeleted),
    messages: list.map(presentMessage),
  }));
}
