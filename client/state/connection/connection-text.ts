import { useExpired } from '../../ui/use-expired.ts';
import { type Connection, useConnection } from './connection-store.ts';

/** A connection that takes a moment is no news. */
export const PATIENCE_MS = 1_200;

function textOf({ status, stopping }: Connection, playing: boolean): string | null {
  if (stopping) {
    return playing
      ? 'The server is about to restart. Your quiz goes on by the clock.'
      : 'The server is about to restart. It will be back in a moment.';
  }
  if (status === 'online') return null;
  if (status === 'connecting') return 'Connecting…';
  return playing
    ? 'Connection lost. The clock runs on; we are reconnecting…'
    : 'Connection lost. We are reconnecting…';
}

/** How the connection is, in words; null while it is simply there. */
export function useConnectionText(playing: boolean, patienceMs = PATIENCE_MS): string | null {
  const connection = useConnection();
  const waited = useExpired(connection.status, patienceMs);
  return connection.status === 'connecting' && !waited ? null : textOf(connection, playing);
}
