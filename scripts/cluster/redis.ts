import { Redis } from 'ioredis';
import { StartRefused } from '../../server/ports/start-refused.ts';
import { findCommand } from '../processes/find-command.ts';
import type { ManagedProcess } from '../processes/managed-process.ts';
import { type ServiceOptions, startServiceProcess } from '../processes/service-process.ts';

interface RedisServer {
  readonly url: string;
  readonly version: string;
}

/** Somebody else's server: it is used, never ended. */
export interface ExternalRedis extends RedisServer {
  readonly kind: 'external';
}

export interface OwnRedis extends RedisServer, Omit<ManagedProcess, 'port'> {
  readonly kind: 'own';
}

export type RedisService = ExternalRedis | OwnRedis;

async function describe(url: string): Promise<RedisServer> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 3000 });
  // What goes wrong is told by the promises below.
  client.on('error', () => {});
  try {
    await client.connect();
    const version = /^redis_version:(\S+)/m.exec(await client.info('server'))?.[1] ?? 'of unknown version';
    return { url, version };
  } finally {
    client.disconnect();
  }
}

/** Whether `startRedis` has a server to start or to ask. */
export const hasRedis = (): boolean =>
  Boolean(process.env.REDIS_URL) || findCommand('redis-server') !== undefined;

/** A server of one's own, which may be killed. Throws `StartRefused` when there is no redis-server. */
export async function startOwnRedis(options: ServiceOptions = {}): Promise<OwnRedis> {
  const command = findCommand('redis-server');
  if (command === undefined) {
    throw new StartRefused(
      'there is no Redis: install redis-server (apt-get install redis-server), or set REDIS_URL',
    );
  }
  const service = await startServiceProcess(
    {
      command,
      args: (port, dataDir) => [
        ...['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dataDir],
        ...['--save', '', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'],
      ],
      ready: /Ready to accept connections/,
    },
    options,
  );
  return { kind: 'own', ...(await describe(`redis://127.0.0.1:${service.port}`)), ...service };
}

/** The server at `REDIS_URL`, or one of one's own. Throws `StartRefused` when neither can be had. */
export async function startRedis(options: ServiceOptions = {}): Promise<RedisService> {
  const url = process.env.REDIS_URL;
  if (!url) return startOwnRedis(options);
  try {
    return { kind: 'external', ...(await describe(url)) };
  } catch (cause) {
    throw new StartRefused('no Redis answers at REDIS_URL', { cause });
  }
}
