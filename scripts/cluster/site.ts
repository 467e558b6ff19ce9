import { type ManagedProcess, startManagedProcess } from '../processes/managed-process.ts';
import { startReadyProcess } from '../processes/ready-process.ts';
import { startProxy } from './proxy.ts';

export interface ClusterProcess extends ManagedProcess {
  readonly name: string;
  /** Of all its lives. */
  readonly output: readonly string[];
}

export interface ClusterServer extends ClusterProcess {
  readonly url: string;
}

export interface Cluster {
  /** Of the proxy, which goes round the servers. */
  readonly url: string;
  readonly servers: readonly ClusterServer[];
  readonly workers: readonly ClusterProcess[];
  /** The proxy, the servers, then the workers; the databases are not its own. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly servers: number;
  readonly workers: number;
  /** Names MongoDB and Redis, as for any server. */
  readonly environment: NodeJS.ProcessEnv;
  /** Where the proxy listens; any port of this machine if left out. */
  readonly port?: number;
  readonly host?: string;
  readonly isShielded?: boolean;
  readonly onLine?: (name: string, line: string) => void;
  /** It ended and nobody had asked for it. */
  readonly onDeath?: (name: string, restart: () => Promise<void>) => void;
}

const stopAll = (processes: readonly ManagedProcess[]) => Promise.all(processes.map(({ stop }) => stop()));

async function startProcess(
  name: string,
  entryPoint: string,
  ready: RegExp,
  { environment, isShielded, onLine, onDeath }: ClusterOptions,
): Promise<ClusterProcess> {
  const output: string[] = [];
  // Processes of one machine can't share a METRICS_PORT that the shell has set.
  const surroundings = { HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1,::1', METRICS_PORT: '', ...environment };
  const startOn = (port: number) =>
    startReadyProcess({
      command: process.execPath,
      args: [entryPoint],
      environment: { ...surroundings, PORT: `${port}` },
      ready,
      output,
      isShielded,
      onLine: (line) => onLine?.(name, line),
    });
  const managed = await startManagedProcess(startOn, { onDeath: (restart) => onDeath?.(name, restart) });
  return { name, output, ...managed };
}

/** Servers and workers as processes of their own, with a proxy in front. Throws `NeverReady` when one of them won't start. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const started: ClusterProcess[] = [];
  const startMany = (kind: string, count: number, entryPoint: string, ready: RegExp) =>
    Array.from({ length: count }, async (_, index) => {
      const one = await startProcess(`${kind}-${index + 1}`, entryPoint, ready, options);
      started.push(one);
      return one;
    });
  const starting = {
    servers: startMany('server', options.servers, 'server/main.mjs', /^Sawaal is ready: /),
    workers: startMany('worker', options.workers, 'workers/main.mjs', /^Sawaal worker is ready$/),
  };
  try {
    const [backends, workers] = await Promise.all([
      Promise.all(starting.servers),
      Promise.all(starting.workers),
    ]);
    const servers = backends.map((server) => ({ ...server, url: `http://127.0.0.1:${server.port}` }));
    const proxy = await startProxy({
      port: options.port ?? 0,
      ...(options.host === undefined ? {} : { host: options.host }),
      upstreams: () => servers.filter(({ isUp }) => isUp()).map(({ url }) => url),
    });
    return {
      url: `http://127.0.0.1:${proxy.port}`,
      servers,
      workers,
      async stop() {
        await proxy.stop(stopAll(servers));
        await stopAll(workers);
      },
    };
  } catch (fault) {
    await Promise.allSettled([...starting.servers, ...starting.workers]);
    await stopAll(started);
    throw fault;
  }
}
