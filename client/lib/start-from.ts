import type { StoreApi } from 'zustand';

/**
 * What a store begins with, told before anything is drawn. Servers, and browsers that take over what a server has drawn,
 * look at the initial state.
 */
export function startFrom<State extends object>(store: StoreApi<State>, beginning: Partial<State>): void {
  const initial = Object.assign(store.getInitialState(), beginning);
  // The very same object: another one would draw what was just taken over once more.
  store.setState(initial, true);
}
