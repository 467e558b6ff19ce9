import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The content security policy has no room for data: addresses.
    assetsInlineLimit: 0,
    // What every page needs comes in one piece: on a slow network each further one costs a round trip.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
});
