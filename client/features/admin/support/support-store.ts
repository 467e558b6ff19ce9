import { create } from 'zustand';
import type { SupportEntryView } from '../../../../shared/contract/views.ts';
import { failureText } from '../../../lib/api.ts';
import { isAnchored, resumeAtAnchor } from '../scroll-anchor.ts';
import { adminCall } from '../session/admin-call.ts';
import { adminToken } from '../session/admin-session.ts';
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

interface SupportStore {
  readonly view: DeskView;
  readonly messages: SupportState;
  readonly loaded: boolean;
  /** Where the older ones begin; null when there are none. */
  readonly cursor: string | null;
  readonly isLoadingMore: boolean;
  readonly problem: string | null;
  readonly announcement: string;
}

const unread = { loaded: false, cursor: null, isLoadingMore: false, problem: null };
const nothing: SupportStore = { ...unread, view: firstView, messages: noSupport, announcement: '' };

export const useSupport = create<SupportStore>()(() => nothing);

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

export async function fetchSupport(): Promise<void> {
  const token = adminToken();
  const { view, messages: asked } = useSupport.getState();
  const isCurrent = () => token === adminToken() && view === useSupport.getState().view;
  try {
    const reply = await adminCall('adminSupport', { query: viewQuery(view) });
    if (!isCurrent()) return;
    useSupport.setState(({ messages, loaded, cursor }) => {
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
        problem: null,
      };
    });
  } catch (error) {
    if (!isCurrent()) return;
    const problem = failureText(error);
    // What still stands there may be of another view.
    useSupport.setState(({ loaded, messages }) => ({ problem, messages: loaded ? messages : noSupport }));
  }
}

/** Fetches the page of messages before those that are shown. */
export async function loadOlderSupport(): Promise<void> {
  const { view, cursor, isLoadingMore } = useSupport.getState();
  if (cursor === null || isLoadingMore) return;
  useSupport.setState({ isLoadingMore: true });
  try {
    const reply = await adminCall('adminSupport', { query: { ...viewQuery(view), cursor } });
    if (useSupport.getState().cursor !== cursor) return;
    useSupport.setState(({ messages }) => ({
      messages: withDeleted(addMessages(messages, entriesOf(reply), false), reply),
      cursor: reply.nextCursor,
      problem: null,
    }));
  } catch (error) {
    if (useSupport.getState().cursor === cursor) useSupport.setState({ problem: failureText(error) });
  } finally {
    useSupport.setState({ isLoadingMore: false });
  }
}

/** Shows other messages: what is shown stays until they come. */
export function showView(change: Partial<DeskView>): void {
  const { view } = useSupport.getState();
  const next = { ...view, ...change };
  if (next.status === view.status && next.search === view.search) return;
  useSupport.setState({ ...unread, view: next });
  void fetchSupport();
}

export function showHeldSupport(): void {
  useSupport.setState(({ messages }) => ({ messages: showHeldMessages(messages) }));
  resumeAtAnchor();
}

export function forgetSupport(): void {
  useSupport.setState(nothing);
}
