import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs what pictures are drawn with, where it is missing or older than its lock file: 100 MB of icons, maps and fonts that nobody
 * needs who only runs the site.
 */
const studio = join(import.meta.dirname, '../studio');
const installed = join(studio, 'node_modules/.package-lock.json');
const lock = join(studio, 'package-lock.json');

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.log('Installing the packages of the studio.');
  const options = { cwd: studio, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  process.exitCode = spawnSync('npm', ['ci'], options).status ?? 1;
}
