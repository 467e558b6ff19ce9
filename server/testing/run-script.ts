import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const scriptsDir = resolve(import.meta.dirname, '../../scripts');

/** Runs a script of `scripts/` to its end, as npm does, and tells what came of it. */
export function runScript(name: string, environment: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(scriptsDir, name)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test', ...environment },
  });
  return { status, lines: stdout.trim().split('\n'), said: stderr.trim() };
}
