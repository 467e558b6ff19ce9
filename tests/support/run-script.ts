import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const scriptsDir = resolve(import.meta.dirname, '../../scripts');

const commandOf = (name: string, args: readonly string[]): string[] => [
  join(scriptsDir, 'run.mjs'),
  name.replace(/\.ts$/, ''),
  ...args,
];

const optionsOf = (environment: NodeJS.ProcessEnv) => ({
  env: { ...process.env, NODE_ENV: 'test', ...environment },
});

const outcome = (status: number | null, stdout: string, stderr: string) => ({
  status,
  lines: stdout.trim().split('\n'),
  said: stderr.trim(),
});

/** Runs a script of `scripts/` to its end, as npm does, and tells what came of it. */
export function runScript(name: string, environment: NodeJS.ProcessEnv, args: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandOf(name, args), {
    encoding: 'utf8',
    ...optionsOf(environment),
  });
  return outcome(status, stdout, stderr);
}

export interface StartedScript {
  readonly process: ChildProcess;
  readonly ended: Promise<ReturnType<typeof outcome>>;
}

/** The same for a script that runs beside the test. */
export function startScript(
  name: string,
  environment: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): StartedScript {
  const child = spawn(process.execPath, commandOf(name, args), {
    ...optionsOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async () => {
    const [stdout, stderr] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return outcome(child.exitCode, stdout, stderr);
  };
  return { process: child, ended: end() };
}
