import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems give to outgoing connections, so that none takes the port while its service is restarted. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/** A port that nobody listens on, drawn by lot, so that processes that ask at once rarely get the same. */
export async function findFreePort(random: () => number = Math.random): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(random() * (HIGHEST - LOWEST));
    if (await isFree(port)) return port;
  }
}
