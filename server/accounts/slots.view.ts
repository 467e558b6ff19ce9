import type { SlotsView } from '../../shared/contract/views.ts';
import type { Slots } from '../ports/account-store.ts';

/** Slots as everybody sees them. */
export function presentSlots({ limit, taken, version }: Slots): SlotsView {
  return { limit, taken, free: Math.max(0, limit - taken), version };
}
