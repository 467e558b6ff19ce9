import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const stamp = join(root, 'dist', '.built-from');
const INPUTS = [
  'client/**/*',
  'shared/**/*',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/build/*.ts',
  'package-lock.json',
];

/** What the client is built from: every input's path, size and time of change. */
function fingerprint(): string {
  return INPUTS.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort()
    .map((path) => {
      const { size, mtimeMs } = statSync(join(root, path));
      return `${path} ${size} ${Math.round(mtimeMs)}`;
    })
    .join('\n');
}

/** Builds the client when it is missing or older than what it is built from. Throws when the build fails. */
export function buildClientIfStale(): void {
  const wanted = fingerprint();
  const isWhole = existsSync(stamp) && existsSync(join(root, 'dist-server/render.js'));
  if (isWhole && readFileSync(stamp, 'utf8') === wanted) return;
  // A test run's NODE_ENV would make it a development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error('the client could not be built');
  writeFileSync(stamp, wanted);
}
