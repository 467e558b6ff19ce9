import { buildClientIfStale } from './client-build.ts';

buildClientIfStale();
await import('../server/main.ts');
