import { setTimeout } from 'node:timers/promises';
import { createClient } from 'redis';
import { StartRefused } from '../../ports/start-refused.ts';
import type { OutageReport } from './outage-report.ts';
import { reconnectDelay } from './reconnect-delay.ts';

const START_WITHIN_MS = 3_000;
const CLOSE_WITHIN_MS = 1_000;
const PING_EVERY_MS = 2_000;
/** A connection on which a ping is not answered for so long is given up. */
const SILENT_MS = 5_000;
/** More is only waiting where Redis has stalled, and would fill the memory. */
const MAX_COMMANDS = 10_000;

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'no answer';
  // Where a name has several addresses, the message is empty.
  return fault.message || ('code' in fault ? String(fault.code) : fault.name);
}

const createConfigured = (url: string) =>
  createClient({
    url,
    pingInterval: PING_EVERY_MS,
    commandsQueueMaxLength: MAX_COMMANDS,
    socket: {
      connectTimeout: START_WITHIN_MS,
      socketTimeout: SILENT_MS,
      // Its own strategy would give up after a silence.
      reconnectStrategy: reconnectDelay,
    },
  });

export type RedisClient = ReturnType<typeof createConfigured>;

/**
 * A connection that comes back by itself, for ever. Throws `StartRefused` when Redis does not answer within 3 s; later
 * outages are told to `report`.
 */
export async function connectRedis(url: string, report: OutageReport): Promise<RedisClient> {
  // The fault of the parser would carry the whole address, with its password.
  if (!URL.canParse(url)) throw new StartRefused('the address of Redis is not one');
  const client = createConfigured(url);
  let lastFault: unknown;
  const remember = (fault: unknown) => {
    lastFault = fault;
  };
  client.on('error', remember);
  const connected = await Promise.race([
    client.connect(),
    setTimeout(START_WITHIN_MS, undefined, { ref: false }),
  ]);
  if (!connected) {
    client.destroy();
    throw new StartRefused(`Redis does not answer at ${new URL(url).host}: ${reasonOf(lastFault)}`);
  }
  report(client);
  client.off('error', remember);
  return client;
}

/** Waits at most a second for what was sent. */
export async function closeRedis(client: RedisClient): Promise<void> {
  // While Redis is away `close` would wait for ever.
  if (client.isReady)
    await Promise.race([client.close(), setTimeout(CLOSE_WITHIN_MS, undefined, { ref: false })]);
  client.destroy();
}
