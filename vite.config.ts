import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { TARGET } from './scripts/build/target.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** The two fonts that every page is written in: asked for with the page, not once its first line is laid out. */
const FIRST_FONTS = /-latin-wght-normal-[^/]*\.woff2$/;

const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head-prepend' as const,
        })),
  },
};

export default defineConfig({
  root: 'client',
  plugins: [react(), preloadFonts],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The content security policy has no room for data: addresses.
    assetsInlineLimit: 0,
    // What every page needs comes in three pieces, asked for at once: each further one might cost a slow network a round trip,
    // and a single one would be more than a slow phone can begin at once without missing a press.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|client[\\/]lib[\\/](begin-react|without-stacks)[.]ts$/,
              tags: ['$initial'],
              priority: 2,
            },
            { name: 'libraries', test: /node_modules[\\/]/, tags: ['$initial'], priority: 1 },
            { name: 'first', tags: ['$initial'], priority: 1 },
            // What comes later, by the pages that need it: a small piece each would be a link and a request each.
            {
              name: 'live',
              test: /node_modules[\\/](@socket[.]io|socket[.]io-|engine[.]io-)|client[\\/]state[\\/](connection|locks|slots|session)[\\/]/,
            },
            { name: 'parts', test: /client[\\/](ui|lib)[\\/]/ },
          ],
        },
      },
    },
    target: TARGET,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
});
