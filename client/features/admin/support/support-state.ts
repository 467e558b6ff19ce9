import type {
  SupportEntryView,
  SupportGroupsView,
  SupportMessageView,
} from '../../../../shared/contract/views.ts';

export interface SupportState {
  /** By the message's id. */
  readonly shown: ReadonlyMap<string, SupportEntryView>;
  /** New ones that wait, so that nothing moves under the reader's eyes. */
  readonly held: ReadonlyMap<string, SupportEntryView>;
  /** Accounts that are deleted: none comes back. */
  readonly deleted: ReadonlySet<string>;
}

export const noSupport: SupportState = { shown: new Map(), held: new Map(), deleted: new Set() };

const knows = ({ shown, held }: SupportState, id: string) => shown.get(id) ?? held.get(id);

/** Takes messages that an event or a reply brought, each once; of two states of one message the newer stands. */
export function addMessages(
  state: SupportState,
  entries: readonly SupportEntryView[],
  isAnchored: boolean,
): SupportState {
  const known = entries.filter(({ message }) => knows(state, message.id));
  const fresh = entries.filter(({ message }) => !knows(state, message.id));
  const { shown, held, deleted } = known.reduce(takeMark, state);
  if (fresh.length === 0) return { shown, held, deleted };
  const added = fresh.map((entry) => [entry.message.id, entry] as const);
  return isAnchored
    ? { shown, held: new Map([...held, ...added]), deleted }
    : { shown: new Map([...shown, ...added]), held, deleted };
}

/** Takes what became of a message that is known, where it stands. */
export function takeMark(state: SupportState, entry: SupportEntryView): SupportState {
  const { id, version } = entry.message;
  const before = knows(state, id);
  if (!before || before.message.version >= version) return state;
  const list = state.shown.has(id) ? 'shown' : 'held';
  return { ...state, [list]: new Map([...state[list], [id, entry]]) };
}

const isOlder = (a: SupportMessageView, b: SupportMessageView) =>
  a.timestamp < b.timestamp || (a.timestamp === b.timestamp && a.id < b.id);

/**
 * What a fresh first page no longer has: dealt with elsewhere, or gone with its account. What changed since it was asked for
 * (`asked`) is newer than the page.
 */
export function missingFrom(
  { shown, held }: SupportState,
  page: readonly SupportEntryView[],
  { asked, hasMore }: { readonly asked: SupportState; readonly hasMore: boolean },
): readonly string[] {
  const there = new Set(page.map(({ message }) => message.id));
  const last = page.reduce<SupportMessageView | null>(
    (oldest, { message }) => (oldest && isOlder(oldest, message) ? oldest : message),
    null,
  );
  return [...shown, ...held].flatMap(([id, entry]) => {
    const isUnchanged = knows(asked, id) === entry;
    const isBeyond = hasMore && last !== null && isOlder(entry.message, last);
    return isUnchanged && !isBeyond && !there.has(id) ? [id] : [];
  });
}

export function withoutMessages(
  { shown, held, deleted }: SupportState,
  ids: readonly string[],
): SupportState {
  const gone = new Set(ids);
  const stays = (list: SupportState['shown']) => new Map([...list].filter(([id]) => !gone.has(id)));
  return { shown: stays(shown), held: stays(held), deleted };
}

export function showHeldMessages({ shown, held, deleted }: SupportState): SupportState {
  return { shown: new Map([...shown, ...held]), held: new Map(), deleted };
}

export function entriesOf({ groups }: Pick<SupportGroupsView, 'groups'>): SupportEntryView[] {
  return groups.flatMap(({ accountId, username, messages }) =>
    messages.map((message) => ({ accountId, username, message })),
  );
}

/** Remembers which accounts a reply says are gone. */
export function withDeleted(state: SupportState, { groups }: SupportGroupsView): SupportState {
  const gone = groups.flatMap(({ accountId, deleted }) => (deleted && accountId ? [accountId] : []));
  return { ...state, deleted: new Set([...state.deleted, ...gone]) };
}

/** By account, whoever wrote last on top; each one's messages in the order in which they were written. */
export function groupMessages({ shown, deleted }: SupportState): SupportGroupsView['groups'] {
  const byAccount = new Map<string | null, SupportEntryView[]>();
  for (const entry of shown.values()) {
    const { accountId } = entry;
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), entry]);
  }
  const newest = (messages: readonly SupportMessageView[]): number => messages.at(-1)?.timestamp ?? 0;
  return [...byAccount]
    .map(([accountId, entries]) => ({
      accountId,
      username: entries[0]?.username ?? '',
      deleted: accountId !== null && deleted.has(accountId),
      messages: entries
        .map(({ message }) => message)
        .sort((a, b) => a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1)),
    }))
    .sort(
      (a, b) =>
        newest(b.messages) - newest(a.messages) || ((a.accountId ?? '') < (b.accountId ?? '') ? -1 : 1),
    );
}
