import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A run of days must not fill the memory with its own log. */
const KEPT_LINES = 10_000;

export interface ProcessCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  /** The line that says that it works. */
  readonly ready: RegExp;
  /** Where its lines go; the lives of one process may share it. */
  readonly output?: string[];
  readonly onLine?: ((line: string) => void) | undefined;
  /** A Ctrl-C at the terminal doesn't reach it: whoever started it stops it, in the order that is right. */
  readonly isShielded?: boolean | undefined;
}

export interface ReadyProcess {
  readonly ready: RegExpExecArray;
  readonly output: readonly string[];
  readonly pid: number;
  /** Resolves once the process is gone, whatever ended it. */
  gone(): Promise<void>;
  /** Sends a signal that doesn't end it, such as SIGSTOP. */
  signal(signal: NodeJS.Signals): void;
  /** Sends the signal and resolves with the exit code, or null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export class NeverReady extends Error {
  override readonly name = 'NeverReady';
  readonly output: readonly string[];
  constructor(output: readonly string[]) {
    super(output.join('\n'));
    this.output = output;
  }
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Starts a process and resolves once it is ready; it ends with this one at the latest. Throws `NeverReady` with what it said. */
export async function startReadyProcess(what: ProcessCommand): Promise<ReadyProcess> {
  const child = spawn(what.command, what.args, {
    env: { ...process.env, ...what.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: what.isShielded ?? false,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const { output = [] } = what;
  const ready = await new Promise<RegExpExecArray | null>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (output.push(line) > KEPT_LINES) output.shift();
        what.onLine?.(line);
        const match = what.ready.exec(line);
        if (match) resolve(match);
      });
    }
    child.once('error', ({ message }) => output.push(message));
    child.once('close', () => resolve(null));
  });
  if (ready === null) throw new NeverReady(output);
  return {
    ready,
    output,
    pid: child.pid ?? 0,
    async gone() {
      await exitCode(child);
    },
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      child.kill(signal);
      return exitCode(child);
    },
  };
}
