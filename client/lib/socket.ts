import { io, type Socket } from 'socket.io-client';
import type { ClientToServerEvents, ServerToClientEvents } from '../../shared/contract/events.ts';
import { createServerClock } from './server-clock.ts';

export type SawaalSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** How long a call waits for its acknowledgement before the server counts as silent. */
export const CALL_TIMEOUT_MS = 8_000;

function createSocket(): SawaalSocket {
  const socket: SawaalSocket = io({
    transports: ['websocket'],
    autoConnect: false,
    reconnectionDelayMax: 3_000,
  });
  // The server credits a player's network delay by this round trip: any work here would count as delay.
  socket.on('rtt', (acknowledge) => acknowledge());
  return socket;
}

/** The page's one connection; nothing is sent before `openConnection`. */
export const socket = createSocket();
export const serverClock = createServerClock();

/** Asks the server for its time. */
export async function askServerTime(
  source: Pick<SawaalSocket, 'timeout'> = socket,
  timeoutMs = CALL_TIMEOUT_MS,
): Promise<number> {
  const reply = await source.timeout(timeoutMs).emitWithAck('clock');
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.now;
}
