import { create } from 'zustand';

interface UpdateState {
  /** Goes over to the version that waits; null while none does. */
  readonly goOver: (() => void) | null;
}

/** Whether a newer version of the site is here, and waits until it is let in. */
export const useUpdate = create<UpdateState>()(() => ({ goOver: null }));
