import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, constants, copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Stage } from './dockerfile.ts';
import { environmentOf, pathIn, type StageFolder } from './stage-folder.ts';

export interface Image extends Pick<Stage, 'command' | 'healthCheck' | 'user'> {
  readonly folder: StageFolder;
  /** The base image's Node, outside the image's own files. */
  readonly node: string;
}

export interface Start {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly ready: RegExp;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Node where the image's user can run it, wherever this checkout lies. */
export function provideNode(base: string): string {
  const node = join(base, 'usr/local/bin/node');
  mkdirSync(dirname(node), { recursive: true });
  copyFileSync(process.execPath, node, constants.COPYFILE_FICLONE);
  chmodSync(node, 0o755);
  return node;
}

/** A process as the engine would start it: the image's user, folder and environment, and nothing of this machine's. */
function launch(image: Image, [program, ...args]: readonly string[], environment: Start['environment']) {
  if (program !== 'node') throw new Error(`${program} is not in the image`);
  const child = spawn(image.node, args, {
    cwd: pathIn(image.folder, '.'),
    env: { PATH: dirname(image.node), ...environmentOf(image.folder), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Without root there is only one user to be, who isn't root either.
    ...(process.getuid?.() === 0 && image.user),
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Runs to its end, and throws with what it said unless that was 0. */
export async function runToEnd(image: Image, command: readonly string[], environment: Start['environment']) {
  const child = launch(image, command, environment);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(`${part}`));
  const code = await exitCode(child);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${said.join('')}`);
}

/**
 * Runs `meanwhile` from when the process prints that it is ready, then stops it as the engine does. Throws when it ends
 * before, or not with 0.
 */
export async function withContainer(
  image: Image,
  { command, environment, ready }: Start,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const child = launch(image, command, environment);
  const said: string[] = [];
  try {
    const isReady = await new Promise<boolean>((resolve, reject) => {
      for (const input of [child.stdout, child.stderr]) {
        createInterface({ input }).on('line', (line) => {
          said.push(line);
          if (ready.test(line)) resolve(true);
        });
      }
      child.once('error', reject).once('close', () => resolve(false));
    });
    if (isReady) await meanwhile();
    child.kill('SIGTERM');
    const code = await exitCode(child);
    if (!isReady || code !== 0)
      throw new Error(`${command.join(' ')} ended with ${code}:\n${said.join('\n')}`);
  } finally {
    child.kill('SIGKILL');
  }
}
