import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { TARGET } from './target.ts';

/** What works without a connection: the shell, every page's code, the games. The admins' tools don't. */
const KEPT = ['index.html', 'manifest.webmanifest', 'favicon.svg', 'icons/icon-192.png', 'assets/*'];
const LEFT_OUT = /^assets\/admin-|\.(?:br|gz|map)$|-arabic-/;

interface Kept {
  readonly url: string;
  /** What the file is now; null where its name says it. */
  readonly revision: string | null;
}

async function filesToKeep(dist: string): Promise<readonly Kept[]> {
  const files = globSync(KEPT, { cwd: dist }).filter((file) => !LEFT_OUT.test(file));
  return Promise.all(
    files.sort().map(async (file) => {
      if (file.startsWith('assets/')) return { url: `/${file}`, revision: null };
      const digest = createHash('sha256').update(await readFile(join(dist, file)));
      return { url: `/${file}`, revision: digest.digest('hex').slice(0, 16) };
    }),
  );
}

/** Builds the service worker with the list of what it keeps. A build of the same files is the same version. */
export async function buildServiceWorker(root: string, dist: string): Promise<void> {
  const files = await filesToKeep(dist);
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: TARGET,
      rolldownOptions: {
        input: join(root, 'client/worker/service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
  console.log(`The service worker keeps ${files.length} files.`);
}
