import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./bare-site.ts');
