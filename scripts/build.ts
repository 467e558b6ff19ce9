import { join } from 'node:path';
import { build } from 'vite';
import { checkFunctions } from './build/check-functions.ts';
import { makeIcons } from './build/icons.ts';
import { precompress } from './build/precompress.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { makeSharedPictures } from './build/shared-pictures.ts';

/**
 * `npm run build`: the client in `dist/`, with every text compressed beside it, and in `dist-server/` the same client for
 * the server, which draws pages with it. That one has its packages in it: an installation for production has no React.
 */
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const configFile = join(root, 'vite.config.ts');
await build({ configFile });
await build({
  configFile,
  publicDir: false,
  build: { ssr: 'render.tsx', outDir: join(root, 'dist-server') },
  ssr: { noExternal: true },
  // Else it has both kinds of React in it, and the server, which sets no NODE_ENV, would draw with the one for development.
  define: { 'process.env.NODE_ENV': "'production'" },
});
await Promise.all([makeSharedPictures(dist), makeIcons(dist)]);
await buildServiceWorker(root, dist);
checkFunctions(dist);
await precompress(dist);
