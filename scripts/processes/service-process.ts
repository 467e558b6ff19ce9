import { mkdirSync } from 'node:fs';
import { type ManagedOptions, type ManagedProcess, startManagedProcess } from './managed-process.ts';
import { type ProcessCommand, startReadyProcess } from './ready-process.ts';
import { createTempDir } from './temp-dir.ts';

export interface ServiceOptions extends ManagedOptions, Pick<ProcessCommand, 'onLine' | 'isShielded'> {
  /** Where its data stays. Left out, they live in a temporary folder that goes with it. */
  readonly dataDir?: string;
}

export interface ServiceCommand extends Pick<ProcessCommand, 'command' | 'ready'> {
  args(port: number, dataDir: string): readonly string[];
}

/** Starts a database on this machine. Throws `NeverReady` when it ends before it works. */
export async function startServiceProcess(
  { command, args, ready }: ServiceCommand,
  { dataDir, onLine, isShielded, ...options }: ServiceOptions,
): Promise<ManagedProcess> {
  const temporary = dataDir === undefined ? createTempDir() : undefined;
  const folder = dataDir ?? temporary?.path ?? '';
  mkdirSync(folder, { recursive: true });
  const service = await startManagedProcess(
    (port) => startReadyProcess({ command, args: args(port, folder), ready, onLine, isShielded }),
    options,
  );
  if (!temporary) return service;
  return {
    ...service,
    async stop() {
      // What is thrown away needs no orderly end.
      await service.kill();
      temporary.remove();
    },
  };
}
