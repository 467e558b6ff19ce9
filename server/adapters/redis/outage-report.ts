import type { EventEmitter } from 'node:events';

/** Follows a connection of `redis` or `ioredis`. */
export type OutageReport = (connection: EventEmitter) => void;

/**
 * Tells of an outage once, however many connections it takes down and however often they try again. A connection that is
 * followed never ends the process by an `error` event.
 */
export function createOutageReport(onOutage: (fault: Error) => void): OutageReport {
  const away = new Set<EventEmitter>();
  return (connection) => {
    const forget = () => away.delete(connection);
    connection.on('error', ({ name, message }: Error) => {
      // The fault of a command carries its arguments, a password among them: only its words go on.
      if (away.size === 0) onOutage(new Error(message || name));
      away.add(connection);
    });
    connection.on('ready', forget);
    connection.on('end', forget);
  };
}
