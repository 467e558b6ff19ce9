import type { StoreApi } from 'zustand/vanilla';
import { failureText } from '../../lib/api.ts';
import type { LiveState } from '../../state/live/live-resource.ts';

export interface PagedState extends LiveState {
  /** Where the next page begins; null when there is none. */
  readonly cursor: string | null;
  readonly isLoadingMore: boolean;
}

/** Fetches the page after what is shown; one of a list that is no longer shown is dropped. */
export async function loadNextPage<State extends PagedState, Reply>(
  store: StoreApi<State>,
  fetch: (cursor: string, asked: State) => Promise<Reply>,
  take: (reply: Reply, state: State) => Partial<State>,
): Promise<void> {
  const asked = store.getState();
  const { cursor, isLoadingMore } = asked;
  if (cursor === null || isLoadingMore) return;
  const change = (step: (state: State) => Partial<PagedState>): void =>
    store.setState((state) => (state.cursor === cursor ? (step(state) as Partial<State>) : state));
  change(() => ({ isLoadingMore: true }));
  try {
    const reply = await fetch(cursor, asked);
    change((state) => ({ ...take(reply, state), problem: null }));
  } catch (error) {
    change(() => ({ problem: failureText(error) }));
  } finally {
    store.setState({ isLoadingMore: false } as Partial<State>);
  }
}
