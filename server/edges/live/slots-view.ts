import type { SlotsView } from '../../../shared/contract/views.ts';
import type { Slots } from '../../ports/account-store.ts';
import type { Live } from '../../ports/live.ts';
import { everybody } from './rooms.ts';

/** Slots as everybody sees them. */
export function presentSlots({ limit, taken, version }: Slots): SlotsView {
  return { limit, taken, free: Math.max(0, limit - taken), version };
}

/** Sends changed slots to every page of the site. */
export function broadcastSlots(live: Live, slots: Slots): void {
  live.emit(everybody, {}, 'slots:changed', presentSlots(slots));
}
