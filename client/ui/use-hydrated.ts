import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False as long as a page stands as the server has drawn it: no press does anything there yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
