import { create } from 'zustand';
import type { SupportEntryView } from '../../../../shared/contract/views.ts';
import { adminResource } from '../admin-resource.ts';
import { loadNextPage, type PagedState } from '../next-page.ts';
import { isAnchored, resumeAtAnchor } from '../scroll-anchor.ts';
import { adminCall } from '../session/admin-call.ts';
import { type DeskView, firstView, isInView, viewQuery } from './desk-view.ts';
import {
  addMessages,
  entriesOf,
  missingFrom,
  noSupport,
  type SupportState,
  showHeldMessages,
  takeMark,
  withDeleted,
  withoutMessages,
} from './support-state.ts';

interface SupportStore extends PagedState {
  readonly view: DeskView;
  readonly messages: SupportState;
  readonly loaded: boolean;
  readonly announcement: string;
}

const unread = { loaded: false, cursor: null, isLoadingMore: false, problem: null };

export const useSupport = create<SupportStore>()(() => ({
  ...unread,
  view: firstView,
  messages: noSupport,
  announcement: '',
}));

/** How many messages there are of the kind that is shown; one that was marked just now stands there, and is none of them any more. */
export function countInView({ messages: { shown, held }, view }: SupportStore): number {
  const isDone = view.status === 'done';
  return [...shown.values(), ...held.values()].filter(({ message }) => message.done === isDone).length;
}

export function hearMessage(entry: SupportEntryView): void {
  useSupport.setState(({ messages, view }) => ({
    messages: isInView(view, entry) ? addMessages(messages, [entry], isAnchored()) : messages,
    announcement: `New message from ${entry.username}.`,
  }));
}

/** What somebody marked stays where it stands until the list is asked for anew: nothing jumps, and a slip is undone on the spot. */
export function hearMarked(entry: SupportEntryView): void {
  useSupport.setState(({ messages, view }) => ({
    messages: isInView(view, entry)
      ? addMessages(messages, [entry], isAnchored())
      : takeMark(messages, entry),
  }));
}

/** Takes a message away that is no longer there. */
export function markGone(id: string): void {
  useSupport.setState(({ messages }) => ({ messages: withoutMessages(messages, [id]) }));
}

export const supportResource = adminResource({
  store: useSupport,
  scope: ({ view }) => `${view.status} ${view.search}`,
  fetch: ({ view }) => adminCall('adminSupport', { query: viewQuery(view) }),
  take(reply, { messages, loaded, cursor }, { messages: asked }) {
    const entries = entriesOf(reply);
    const hasMore = reply.nextCursor !== null;
    // More came than fits a page: what is known already comes again with the pages that follow.
    const hasGap = hasMore && !entries.some(({ message }) => messages.shown.has(message.id));
    const goesOn = loaded && !hasGap;
    const stale = missingFrom(messages, entries, { asked, hasMore: goesOn && hasMore });
    const kept = withoutMessages(messages, stale);
    return {
      messages: withDeleted(addMessages(kept, entries, goesOn && isAnchored()), reply),
      cursor: hasGap || !loaded ? reply.nextCursor : cursor,
      loaded: true,
    };
  },
  // What still stands there may be of another view.
  miss: ({ loaded, messages }) => ({ messages: loaded ? messages : noSupport }),
  on: { 'support:added': hearMessage, 'support:changed': hearMarked },
  // The messages of deleted members stay, and say so.
  refetchOn: ['cleanup:completed'],
});

/** Fetches the page of messages before those that are shown. */
export function loadOlderSupport(): Promise<void> {
  return loadNextPage(
    useSupport,
    (cursor, { view }) => adminCall('adminSupport', { query: { ...viewQuery(view), cursor } }),
    (reply, { messages }) => ({
      messages: withDeleted(addMessages(messages, entriesOf(reply), false), reply),
      cursor: reply.nextCursor,
    }),
  );
}

/** Shows other messages: what is shown stays until they come. */
export function showView(change: Partial<DeskView>): void {
  const { view } = useSupport.getState();
  const next = { ...view, ...change };
  if (next.status === view.status && next.search === view.search) return;
  useSupport.setState({ ...unread, view: next });
  void supportResource.refresh();
}

export function showHeldSupport(): void {
  useSupport.setState(({ messages }) => ({ messages: showHeldMessages(messages) }));
  resumeAtAnchor();
}
