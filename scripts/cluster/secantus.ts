import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { StartRefused } from '../../server/ports/start-refused.ts';
import { findCommand } from '../processes/find-command.ts';

/**
 * SecantusDB speaks MongoDB's protocol over WiredTiger, the engine of mongod. It is a program of its own (GPL-2.0) that
 * we start as a process: nothing of it is linked, imported or shipped.
 */

const run = promisify(execFile);
const requirements = join(import.meta.dirname, 'secantus-requirements.txt');
const root = join(import.meta.dirname, '../../.cache/secantus');
const OTHER_WAYS = 'Or set MONGODB_URL to a server, or MONGOD_BINARY to a mongod';
const PYTHONS = ['python3', 'python3.13', 'python3.12', 'python3.11', 'python3.10'];
/** The first download is 40 MB. */
const INSTALL_WITHIN_MS = 180_000;
/** Debian leaves `ensurepip` out of Python until python3-venv is there. */
const CAN_INSTALL = 'import sys, venv, ensurepip; sys.exit(not (3, 10) <= sys.version_info[:2] <= (3, 13))';

function findPython(): string | undefined {
  return PYTHONS.map(findCommand).find(
    (path) => path !== undefined && spawnSync(path, ['-c', CAN_INSTALL]).status === 0,
  );
}

/** Whether there is a Python to install it with. */
export const canInstallSecantus = (): boolean => findPython() !== undefined;

/** One process at a time installs, the others wait; the lock is the system's, so it ends with its holder. */
async function alone(work: () => Promise<void>): Promise<void> {
  const lock = new DatabaseSync(join(root, 'install.lock'), { timeout: INSTALL_WITHIN_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    await work();
  } finally {
    lock.close();
  }
}

function refusal(cause: unknown): StartRefused {
  const { stderr = '', message = '' } = cause as Partial<Error> & { stderr?: string };
  const why = /^ERROR: (.+)$/m.exec(stderr)?.[1] ?? message.split('\n')[0];
  return new StartRefused(`SecantusDB could not be installed: ${why}. ${OTHER_WAYS}`, { cause });
}

async function install(folder: string): Promise<void> {
  const python = findPython();
  if (python === undefined) {
    const missing = 'there is no MongoDB, and no Python 3.10 to 3.13 with venv to install SecantusDB';
    throw new StartRefused(`${missing} (apt-get install python3-venv). ${OTHER_WAYS}`);
  }
  console.log('Installing SecantusDB, which stands in for MongoDB on this machine, into .cache/secantus.');
  const pip = ['-m', 'pip', 'install', '--quiet', '--require-hashes', '--only-binary', ':all:'];
  try {
    await run(python, ['-m', 'venv', '--clear', folder]);
    await run(join(folder, 'bin/python'), [...pip, '-r', requirements], { timeout: INSTALL_WITHIN_MS });
  } catch (cause) {
    throw refusal(cause);
  }
}

async function installOnce(): Promise<string> {
  const wanted = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const folder = join(root, wanted);
  const stamp = join(folder, 'installed');
  mkdirSync(root, { recursive: true });
  if (!existsSync(stamp)) {
    await alone(async () => {
      if (existsSync(stamp)) return;
      await install(folder);
      writeFileSync(stamp, '');
    });
  }
  return join(folder, 'bin/secantusd-py');
}

let installed: Promise<string> | undefined;

/**
 * The path of SecantusDB's server, installed at the pinned versions if it isn't yet. Throws `StartRefused`. Within a
 * process everybody gets the one installation: the system's lock blocks, so a second call would stop the first for good.
 */
export function installSecantus(): Promise<string> {
  installed ??= installOnce();
  return installed;
}
