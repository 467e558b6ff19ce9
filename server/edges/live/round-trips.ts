import { MAX_CREDIT_MS } from '../../../shared/rules/constants.ts';
import type { PlayerSocket, RoundTrips } from './socket-types.ts';

const FIRST_MEASUREMENTS = 5;
const EVERY_MS = 10_000;
const GIVE_UP_MS = 5_000;

const ignoreSilence = () => {};

/** The credit that measured round trips (milliseconds) give a player. */
export function creditOf(lastRoundTrips: readonly number[]): number {
  return lastRoundTrips.length === 0 ? 0 : Math.min(MAX_CREDIT_MS, Math.round(Math.min(...lastRoundTrips)));
}

/** Measures a socket's round trips, on the server's clock: five times at once, then every 10 s until it leaves. */
export function measureRoundTrips(socket: PlayerSocket, monotonic = () => performance.now()): RoundTrips {
  const last: number[] = [];

  async function measure(): Promise<void> {
    const sentAt = monotonic();
    await socket.timeout(GIVE_UP_MS).emitWithAck('rtt');
    last.push(monotonic() - sentAt);
    if (last.length > FIRST_MEASUREMENTS) last.shift();
  }

  async function measureFirst(): Promise<void> {
    for (let i = 0; i < FIRST_MEASUREMENTS && socket.connected; i++) await measure();
  }

  measureFirst().catch(ignoreSilence);
  const timer = setInterval(() => void measure().catch(ignoreSilence), EVERY_MS).unref();
  socket.once('disconnect', () => clearInterval(timer));

  return { credit: () => creditOf(last) };
}
