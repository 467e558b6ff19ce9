import { create } from 'zustand';
import { createLineCheck } from '../../lib/line-check.ts';
import type { ServerClock } from '../../lib/server-clock.ts';
import { askServerTime, type SawaalSocket, serverClock, socket } from '../../lib/socket.ts';
import { showToast } from '../toasts/toast.ts';

/** `online` means that the server can be reached and its time is known. */
export type ConnectionStatus = 'connecting' | 'online' | 'lost';

export interface Connection {
  readonly status: ConnectionStatus;
  /** The server announced that it is about to stop. */
  readonly stopping: boolean;
  /** The server answered, and let nobody in for now: it said so. */
  readonly refused: boolean;
  /** How often the clock was found to be wrong, and set right: what is shown by it is shown anew. */
  readonly clockCorrections: number;
}

export const useConnection = create<Connection>()(() => ({
  status: 'connecting',
  stopping: false,
  refused: false,
  clockCorrections: 0,
}));

const CLOCK_SAMPLES = 5;
/** How often a page that is looked at makes sure of its line and its clock. */
const CHECK_EVERY_MS = 30_000;

function onCorrected(): void {
  useConnection.setState(({ clockCorrections }) => ({ clockCorrections: clockCorrections + 1 }));
}

/** Measures the clock difference; reports after the first sample and goes on improving it. */
async function measureClock(clock: ServerClock, onKnown: () => void): Promise<void> {
  for (let taken = 0; taken < CLOCK_SAMPLES; taken++) {
    if (await clock.sample(() => askServerTime())) onCorrected();
    if (taken === 0) onKnown();
  }
}

/** Makes sure that the connection still reaches the server, and that the clock is right. */
export const checkLine = createLineCheck({
  socket,
  clock: serverClock,
  onCorrected,
  onDead() {
    socket.disconnect();
    useConnection.setState({ status: 'lost' });
    socket.connect();
  },
});

function follow(source: SawaalSocket, clock: ServerClock): void {
  source.on('connect', () => {
    const { id } = source;
    useConnection.setState({ refused: false });
    measureClock(clock, () => {
      if (source.id === id) useConnection.setState({ status: 'online', stopping: false });
    }).catch(() => {
      // A connection that cannot even tell the time is of no use; a new one may be.
      if (source.id === id && useConnection.getState().status !== 'online') source.disconnect().connect();
    });
  });
  source.on('disconnect', (reason) => {
    // The page itself hangs up when the player changes, and calls again at once.
    const status = reason === 'io client disconnect' ? 'connecting' : 'lost';
    useConnection.setState({ status, stopping: false });
    // The library reconnects by itself after everything but this.
    if (reason === 'io server disconnect') source.connect();
  });
  source.on('connect_error', (fault: Error & { data?: { message?: unknown; retryAfter?: unknown } }) => {
    // The library goes on by itself unless the server has refused; then it said when to come back.
    const { message, retryAfter } = fault.data ?? {};
    if (source.active || typeof message !== 'string' || typeof retryAfter !== 'number') return;
    showToast('error', message);
    useConnection.setState({ refused: true });
    setTimeout(() => source.connect(), retryAfter * 1_000);
  });
  source.on('server:stopping', () => useConnection.setState({ stopping: true }));
}

let opened = false;

/** Connects the page to the server, once, and keeps it connected. */
export function openConnection(): void {
  if (opened) return;
  opened = true;
  follow(socket, serverClock);
  socket.connect();
  const checkIfSeen = (): void => {
    if (document.visibilityState === 'visible') void checkLine();
  };
  document.addEventListener('visibilitychange', checkIfSeen);
  setInterval(checkIfSeen, CHECK_EVERY_MS);
}
