import { create } from 'zustand';
import type { SlotsView } from '../../../shared/contract/views.ts';
import { call } from '../../lib/api.ts';
import { type LiveState, liveResource } from '../live/live-resource.ts';
import { useLive } from '../live/use-live.ts';

interface SlotsState extends LiveState {
  /** The free accounts as they were last heard of; null until then. */
  readonly slots: SlotsView | null;
}

export const useSlots = create<SlotsState>()(() => ({ slots: null, problem: null }));

const newer = (news: SlotsView, { slots }: SlotsState): SlotsState => ({
  slots: slots && news.version < slots.version ? slots : news,
  problem: null,
});

/** Takes news of the slots over; what is older than what is there is dropped. */
export const takeSlots = (news: SlotsView): void => useSlots.setState((state) => newer(news, state));

export const slotsResource = liveResource({
  store: useSlots,
  fetch: () => call('slots'),
  take: newer,
  on: { 'slots:changed': takeSlots },
});

/** The free accounts, live while the page is open. */
export function useLiveSlots(): SlotsState {
  useLive(slotsResource);
  return useSlots();
}
