import getPort, { portNumbers } from 'get-port';

/** Below what systems give to outgoing connections, so that none takes the port while its service is restarted. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port that nobody listens on, looked for from one drawn by lot, so that processes that ask at once rarely get the same. */
export function findFreePort(random: () => number = Math.random): Promise<number> {
  const first = LOWEST + Math.floor(random() * (HIGHEST - LOWEST));
  return getPort({ host: '127.0.0.1', port: portNumbers(first, HIGHEST) });
}
