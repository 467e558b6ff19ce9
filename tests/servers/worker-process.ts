import { type ReadyProcess, startReadyProcess } from '../../scripts/processes/ready-process.ts';

/** A real worker process. Throws `NeverReady` with what it said. */
export const startWorkerProcess = (environment: NodeJS.ProcessEnv): Promise<ReadyProcess> =>
  startReadyProcess({
    command: process.execPath,
    args: ['workers/main.mjs'],
    environment,
    ready: /^Sawaal worker is ready$/,
  });
