import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  readonly url: string;
  readonly output: string[];
  /** Resolves once the process is gone, whatever ended it. */
  gone(): Promise<void>;
  /** Sends the signal and resolves with the exit code, or null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export class StartRefused extends Error {
  readonly output: string[];
  constructor(output: string[]) {
    super(output.join('\n'));
    this.output = output;
  }
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/**
 * A real server process, as `npm start` runs it or from another entry point, on a free port. Throws `StartRefused` with
 * what it said.
 */
export async function startServerProcess(
  environment: NodeJS.ProcessEnv,
  entryPoint = 'server/main.ts',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [entryPoint], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const url = await new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const ready = /^Sawaal is ready: (http:\S+)$/.exec(line);
        if (ready) resolve(ready[1]);
      });
    }
    child.once('close', () => resolve(undefined));
  });
  if (url === undefined) throw new StartRefused(output);
  return {
    url,
    output,
    async gone() {
      await exitCode(child);
    },
    async end(signal) {
      child.kill(signal);
      return exitCode(child);
    },
  };
}
