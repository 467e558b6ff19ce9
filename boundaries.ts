/**
 * Who may import whom. A room may import itself and the rooms that stand behind its name; everything else is refused,
 * and so are circles. `*` is any one folder: of two features neither may import the other. Checked by `npm run lint`
 * (`scripts/lint/dependency-cruiser.ts`), drawn in docs/architecture.md.
 *
 * Tests (`*.test.ts`, `testing/`) may import whatever they test with.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  shared: [],

  content: ['server/ports', 'shared'],
  'content/validation': ['content', 'shared'],
  studio: ['content', 'shared'],

  'server/ports': ['shared'],
  'server/rules': ['server/ports', 'shared'],
  'server/edges': ['server/ports', 'shared'],
  'server/features/*': ['server/edges', 'server/rules', 'server/ports', 'shared'],
  'server/adapters/*': [
    'server/adapters/clock',
    'server/adapters/jobs',
    'server/adapters/questions',
    'server/adapters/rate-limits',
    'server/edges/live',
    'server/rules',
    'server/ports',
    'shared',
  ],
  'server/config.ts': ['server/ports', 'shared'],
  'server/store-copy': ['server/adapters', 'server/config.ts', 'server/ports', 'shared'],
  'server/container': [
    'server/adapters',
    'server/config.ts',
    'server/edges/live',
    'server/features/play',
    'server/ports',
    'shared',
  ],
  'server/jobs': ['server/container', 'server/features', 'server/ports', 'shared'],
  'server/app.ts': [
    'server/jobs',
    'server/container',
    'server/config.ts',
    'server/features',
    'server/edges',
    'server/ports',
    'shared',
  ],
  'server/process': [
    'server/app.ts',
    'server/container',
    'server/config.ts',
    'server/features/admin',
    'server/edges/http',
    'server/ports',
    'content',
    'shared',
  ],
  'server/main.mjs': ['server/process', 'server/config.ts', 'server/ports'],
  workers: [
    'server/process',
    'server/jobs',
    'server/container',
    'server/config.ts',
    'server/features',
    'server/ports',
    'shared',
  ],

  'client/lib': ['shared'],
  'client/ui': ['client/lib', 'shared'],
  'client/state': ['client/ui', 'client/lib', 'shared'],
  'client/features/*': ['client/state', 'client/ui', 'client/lib', 'shared'],
  'client/games/kit': ['client/state', 'client/ui', 'client/lib', 'shared'],
  'client/games/*': ['client/games/kit', 'client/state', 'client/ui', 'client/lib', 'shared'],
  'client/games/*/engine': ['client/games/kit', 'shared'],
  'client/routes': ['client/features', 'client/games', 'client/state', 'client/ui', 'client/lib', 'shared'],
  'client/app': ['client/routes', 'client/features', 'client/state', 'client/ui', 'client/lib', 'shared'],
  'client/main.tsx': ['client/app', 'client/features', 'client/state', 'client/ui', 'client/lib'],
  'client/worker': [],
  'client/render.tsx': ['client/app', 'client/routes', 'shared'],

  'scripts/processes': [],
  'scripts/cluster': ['scripts/processes', 'scripts/build', 'server', 'shared'],
  'scripts/browser': ['scripts/processes'],
  scripts: ['server', 'workers', 'content', 'studio', 'client/games', 'shared'],
  tests: ['scripts', 'server', 'workers', 'content', 'client', 'shared'],
  bench: ['tests', 'scripts', 'server', 'workers', 'content', 'shared'],
};

/** Packages that only some rooms may import. */
export const drivers: Readonly<Record<string, readonly string[]>> = {
  '(mongodb|redis|ioredis|bullmq|prom-client|@socket[.]io/[^/]+)': ['server/adapters', 'server/store-copy'],
  zod: ['shared/contract', 'content', 'studio', 'server', 'scripts'],
};
