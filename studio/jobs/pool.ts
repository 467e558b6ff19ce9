import { type ChildProcess, fork } from 'node:child_process';
import { err, type Result } from '../../shared/kernel/result.ts';

export interface PoolOptions<Job, Value> {
  /** The module a child process runs: it answers each message with one `Result`. */
  readonly worker: string;
  readonly processes: number;
  readonly onResult: (job: Job, result: Result<Value, string>) => void;
}

/**
 * Works through the jobs in child processes, since a native library may abort its whole process: the job it had
 * fails, a new child takes its place and the rest go on.
 */
export async function runPool<Job extends object, Value>(
  jobs: readonly Job[],
  { worker, processes, onResult }: PoolOptions<Job, Value>,
): Promise<void> {
  const waiting = [...jobs];
  const runChild = () =>
    new Promise<void>((resolve) => {
      const child: ChildProcess = fork(worker, { execArgv: [] });
      let current: Job | undefined;
      const next = () => {
        current = waiting.shift();
        if (current) child.send(current);
        else child.disconnect();
      };
      child.on('message', (result: Result<Value, string>) => {
        if (current) onResult(current, result);
        next();
      });
      child.on('exit', (code, signal) => {
        if (current) onResult(current, err(`the drawing process died (${signal ?? `exit code ${code}`})`));
        resolve();
      });
      next();
    });
  const keepBusy = async () => {
    while (waiting.length > 0) await runChild();
  };
  await Promise.all(Array.from({ length: Math.min(processes, jobs.length) }, keepBusy));
}
