import type { SupportGroupsView, SupportMessageView } from '../../../../shared/contract/views.ts';

export interface SupportEntry {
  readonly username: string;
  readonly message: SupportMessageView;
}

export interface SupportState {
  /** By the message's id. */
  readonly shown: ReadonlyMap<string, SupportEntry>;
  /** New ones that wait, so that nothing moves under the reader's eyes. */
  readonly held: ReadonlyMap<string, SupportEntry>;
}

export const noSupport: SupportState = { shown: new Map(), held: new Map() };

/** Takes messages that an event or a reply brought, each once. */
export function addMessages(
  state: SupportState,
  entries: readonly SupportEntry[],
  isReading: boolean,
): SupportState {
  const fresh = entries.filter(({ message }) => !state.shown.has(message.id) && !state.held.has(message.id));
  if (fresh.length === 0) return state;
  const added = fresh.map((entry) => [entry.message.id, entry] as const);
  return isReading
    ? { ...state, held: new Map([...state.held, ...added]) }
    : { ...state, shown: new Map([...state.shown, ...added]) };
}

export function showHeldMessages({ shown, held }: SupportState): SupportState {
  return { shown: new Map([...shown, ...held]), held: new Map() };
}

export function entriesOf({ groups }: SupportGroupsView): SupportEntry[] {
  return groups.flatMap(({ username, messages }) => messages.map((message) => ({ username, message })));
}

/** By username, whoever wrote last on top; each one's messages in the order in which they were written. */
export function groupMessages({ shown }: SupportState): SupportGroupsView['groups'] {
  const byName = Map.groupBy(shown.values(), ({ username }) => username);
  const newest = (messages: readonly SupportMessageView[]): number => messages.at(-1)?.timestamp ?? 0;
  return [...byName]
    .map(([username, entries]) => ({
      username,
      messages: entries
        .map(({ message }) => message)
        .sort((a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1)),
    }))
    .sort((a, b) => newest(b.messages) - newest(a.messages) || (a.username < b.username ? -1 : 1));
}
