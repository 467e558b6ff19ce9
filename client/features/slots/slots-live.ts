import { call } from '../../lib/api.ts';
import { socket } from '../../lib/socket.ts';
import { openLive } from '../account/session-live.ts';
import { takeSlots } from './slots-store.ts';

// A fetch that fails shows nothing; the next connect or change brings the number.
function fetchSlots(): void {
  call('slots').then(takeSlots, () => undefined);
}

let following = false;

/** Keeps the number of free accounts up to date: listens first, fetches then, and again on every connect. */
export function followSlots(): void {
  if (!following) {
    following = true;
    socket.on('slots:changed', takeSlots);
    socket.on('connect', fetchSlots);
    socket.on('resync', fetchSlots);
    fetchSlots();
  }
  openLive();
}
