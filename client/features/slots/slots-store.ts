import { create } from 'zustand';
import type { SlotsView } from '../../../shared/contract/views.ts';

/** The free accounts as they were last heard of; null until then. */
export const useSlots = create<{ readonly slots: SlotsView | null }>()(() => ({ slots: null }));

/** Takes news of the slots over; what is older than what is there is dropped. */
export function takeSlots(news: SlotsView): void {
  useSlots.setState(({ slots }) => (slots && news.version < slots.version ? {} : { slots: news }));
}
