/**
 * Runs a script of this folder: `node scripts/run.mjs start`. JavaScript, so that a Node which can't read TypeScript says
 * so in one line instead of failing at the first type.
 */

import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The oldest release that runs TypeScript as it is and has everything the server imports. */
const OLDEST_MAJOR = 26;
const LOOK_FOR_PARENT_MS = 500;

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_MAJOR) {
  console.error(
    `Sawaal needs Node ${OLDEST_MAJOR} or newer and found ${process.versions.node}: run npm ci, or install one where npm has none for this machine.`,
  );
  process.exit(1);
}

// A stopped npm takes its shell with it and leaves what the shell had started: without the shell this process stops too.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_FOR_PARENT_MS);
  watch.unref();
}

// Before the first TypeScript: what takes its types away need not be loaded where the cache knows it.
module.enableCompileCache();
const [name] = process.argv.splice(2, 1);
const script = join(import.meta.dirname ?? '.', `${name}.ts`);
process.argv[1] = script;
await import(pathToFileURL(script).href);
