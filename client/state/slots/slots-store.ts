import { create } from 'zustand';
import type { SlotsView } from '../../../shared/contract/views.ts';

interface SlotsState {
  /** The free accounts as they were last heard of; null until then. */
  readonly slots: SlotsView | null;
  /** Why their number did not arrive, the last time that it was asked for. */
  readonly problem: string | null;
}

export const useSlots = create<SlotsState>()(() => ({ slots: null, problem: null }));

/** Takes news of the slots over; what is older than what is there is dropped. */
export function takeSlots(news: SlotsView): void {
  useSlots.setState(({ slots }) => ({
    slots: slots && news.version < slots.version ? slots : news,
    problem: null,
  }));
}

export function missSlots(problem: string): void {
  useSlots.setState({ problem });
}
