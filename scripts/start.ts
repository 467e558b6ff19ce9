import { buildClientIfStale } from './build/build-if-stale.ts';

buildClientIfStale();
await import('../server/main.mjs');
