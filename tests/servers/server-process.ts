import { type ReadyProcess, startReadyProcess } from '../../scripts/processes/ready-process.ts';

export interface ServerProcess extends Omit<ReadyProcess, 'ready'> {
  readonly url: string;
}

/** What a developer's shell has set for the cluster's tests is not meant for the server under test. */
const EMBEDDED = { MONGODB_URL: '', REDIS_URL: '' };
/** As behind a proxy on this machine, so that a test's clients have addresses. */
const REACHED_AT = { PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' };

/**
 * A real server process, as `npm start` runs it or from another entry point, on a free port. Throws `NeverReady` with
 * what it said.
 */
export async function startServerProcess(
  environment: NodeJS.ProcessEnv,
  entryPoint = 'server/main.mjs',
): Promise<ServerProcess> {
  const { ready, ...running } = await startReadyProcess({
    command: process.execPath,
    args: [entryPoint],
    environment: { ...EMBEDDED, ...REACHED_AT, ...environment },
    ready: /^Sawaal is ready: (?<url>http:\S+)$/,
  });
  return { ...running, url: ready.groups?.url ?? '' };
}
