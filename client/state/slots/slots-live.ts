import { type ApiError, call } from '../../lib/api.ts';
import { nextTask } from '../../lib/next-task.ts';
import { socket } from '../../lib/socket.ts';
import { openLive } from '../session/session-live.ts';
import { missSlots, takeSlots } from './slots-store.ts';

export function fetchSlots(): void {
  call('slots').then(takeSlots, (fault: ApiError) => missSlots(fault.message));
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
  // A task of its own: opening takes a slow phone as long as all that came before.
  void nextTask().then(openLive);
}
