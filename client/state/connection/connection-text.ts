import { useExpired } from '../../ui/use-expired.ts';
import { type Connection, useConnection } from './connection-store.ts';
import { type LineFault, useLineFault } from './use-line-fault.ts';

/** A connection that takes a moment is no news. */
export const PATIENCE_MS = 1_200;

const BLOCKED =
  'This network or browser lets no websockets through, and quizzes need them. Another network may help; we keep trying.';

function textOf({ status, stopping }: Connection, fault: LineFault | null, playing: boolean): string | null {
  if (stopping) {
    return playing
      ? 'The server is about to restart. Your quiz goes on by the clock.'
      : 'The server is about to restart. It will be back in a moment.';
  }
  if (status === 'online') return null;
  if (fault === 'websockets') return playing ? `The clock runs on. ${BLOCKED}` : BLOCKED;
  if (status === 'connecting') {
    return fault === null
      ? 'Connecting…'
      : 'Sawaal cannot be reached. Please check your connection; we keep trying.';
  }
  return playing
    ? 'Connection lost. The clock runs on; we are reconnecting…'
    : 'Connection lost. We are reconnecting…';
}

/** How the connection is, in words; null while it is simply there. */
export function useConnectionText(playing: boolean, patienceMs = PATIENCE_MS): string | null {
  const connection = useConnection();
  const waited = useExpired(connection.status, patienceMs);
  const fault = useLineFault(connection.status, connection.refused);
  return connection.status === 'connecting' && !waited ? null : textOf(connection, fault, playing);
}
