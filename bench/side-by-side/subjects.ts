import { join, resolve } from 'node:path';
import { type ReadyProcess, startReadyProcess } from '../../scripts/processes/ready-process.ts';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';
import { onServerCore } from './processor.ts';

/** What is measured: the product, or what it is held against. */
export type SubjectName = 'bare' | 'ours';
type EntryPoint = SubjectName | 'bare-start';

export interface Subject {
  readonly name: EntryPoint;
  readonly url: URL;
  readonly pid: number;
  /** From the start of the process to the line that says that it listens. */
  readonly startedInMs: number;
  stop(): Promise<void>;
}

export interface SubjectOptions {
  /** A data folder that stays; left out, an empty one that goes with the process. */
  readonly dataDir?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

/** The product's server as docs/operations.md starts it on one core. */
export const ONE_CORE_FLAGS = [
  '--single-threaded-gc',
  '--no-parallel-scavenge',
  '--heap-growing-percent=200',
  '--initial-old-space-size=128',
];

const entryPoints: Record<EntryPoint, string> = {
  bare: join(import.meta.dirname, 'bare-server.ts'),
  'bare-start': join(import.meta.dirname, 'bare-start.ts'),
  ours: join(import.meta.dirname, '../../server/main.mjs'),
};

/** Measures the server of another checkout: what a change has done is seen in two runs after each other. */
export function measureServerOf(folder: string): void {
  entryPoints.ours = resolve(folder, 'server/main.mjs');
}

/** Every player of the load has an address of its own, as behind a proxy: the limits by address stay as they are. */
const SETTINGS = {
  MONGODB_URL: '',
  REDIS_URL: '',
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '127.0.0.1',
};

/** Starts a subject in a process and on a core of its own. */
export async function startSubject(
  name: EntryPoint,
  { dataDir, environment = {} }: SubjectOptions = {},
): Promise<Subject> {
  const own = dataDir === undefined ? createTempDir() : undefined;
  const begunAt = performance.now();
  const running: ReadyProcess = await startReadyProcess({
    ...onServerCore([...(name === 'ours' ? ONE_CORE_FLAGS : []), entryPoints[name]]),
    environment: { ...SETTINGS, DATA_DIR: dataDir ?? own?.path, ...environment },
    ready: /^Sawaal is ready: (?<url>http:\S+)$/,
  });
  return {
    name,
    url: new URL((running.ready.groups?.url ?? '').replace('localhost', '127.0.0.1')),
    pid: running.pid,
    startedInMs: performance.now() - begunAt,
    async stop() {
      await running.end('SIGTERM');
      own?.remove();
    },
  };
}
