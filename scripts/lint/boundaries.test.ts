import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rooms } from '../../boundaries.ts';
import { createTempDir } from '../processes/temp-dir.ts';

/** Files that may not be imported where a row says so, each in its room. */
const targets = [
  'shared/kernel/result.ts',
  'content/load-banks.ts',
  'content/validation/report.ts',
  'studio/render.ts',
  'server/app.ts',
  'server/config.ts',
  'server/ports/clock.ts',
  'server/edges/live/rooms.ts',
  'server/features/play/draw.ts',
  'server/features/accounts/sign-up.service.ts',
  'server/adapters/local/random-ids.ts',
  'server/adapters/sqlite/database.ts',
  'server/container/pick-adapters.ts',
  'server/jobs/bind-jobs.ts',
  'workers/worker.ts',
  'client/app/layout.tsx',
  'client/routes/home.tsx',
  'client/features/play/play-page.tsx',
  'client/features/profile/profile-page.tsx',
  'client/state/site-store.ts',
  'client/ui/button.tsx',
  'client/lib/api.ts',
  'client/lib/testing/fake.ts',
  'client/games/kit/seed.ts',
  'client/games/war/engine/step.ts',
  'client/games/war/view/board.tsx',
  'client/games/numpuz/engine/step.ts',
  'scripts/processes/temp-dir.ts',
  'tests/servers/test-server.ts',
];

type Row = readonly [path: string, target: string];

const refused: readonly Row[] = [
  ['shared/rules/a.ts', 'server/app.ts'],
  ['shared/rules/b.ts', 'node:fs'],
  ['content/a.ts', 'content/validation/report.ts'],
  ['content/validation/a.ts', 'studio/render.ts'],
  ['studio/a.ts', 'server/ports/clock.ts'],
  ['server/ports/a.ts', 'server/edges/live/rooms.ts'],
  ['server/edges/http/a.ts', 'server/features/play/draw.ts'],
  ['server/features/play/a.ts', 'server/features/accounts/sign-up.service.ts'],
  ['server/features/play/b.ts', 'server/adapters/local/random-ids.ts'],
  ['server/features/play/c.ts', 'content/load-banks.ts'],
  ['server/features/profile/a.ts', 'node:sqlite'],
  ['server/features/profile/b.ts', 'server/config.ts'],
  ['server/adapters/redis/a.ts', 'server/adapters/sqlite/database.ts'],
  ['server/adapters/sqlite/a.ts', 'server/features/play/draw.ts'],
  ['server/container/a.ts', 'studio/render.ts'],
  ['server/container/b.ts', 'workers/worker.ts'],
  ['server/process/a.ts', 'server/adapters/local/random-ids.ts'],
  ['server/jobs/a.ts', 'prom-client'],
  ['workers/a.ts', 'server/adapters/local/random-ids.ts'],
  ['workers/b.ts', 'bullmq'],
  ['client/lib/a.ts', 'server/features/play/draw.ts'],
  ['client/lib/b.ts', 'client/ui/button.tsx'],
  ['client/ui/a.tsx', 'client/state/site-store.ts'],
  ['client/state/a.ts', 'client/features/play/play-page.tsx'],
  ['client/features/profile/a.tsx', 'client/features/play/play-page.tsx'],
  ['client/features/profile/b.tsx', 'client/app/layout.tsx'],
  ['client/features/profile/c.tsx', 'client/routes/home.tsx'],
  ['client/features/profile/d.ts', 'zod'],
  ['client/routes/a.tsx', 'client/app/layout.tsx'],
  ['client/games/numpuz/view/a.tsx', 'client/games/war/view/board.tsx'],
  ['client/games/kit/a.ts', 'client/games/war/engine/step.ts'],
  ['client/games/war/engine/a.ts', 'client/ui/button.tsx'],
  ['client/ui/b.tsx', 'client/lib/testing/fake.ts'],
  ['scripts/cluster/a.ts', 'tests/servers/test-server.ts'],
];

const allowed: readonly Row[] = [
  ['content/d.ts', 'server/ports/clock.ts'],
  ['server/features/play/d.ts', 'server/ports/clock.ts'],
  ['server/features/play/e.ts', 'shared/kernel/result.ts'],
  ['server/features/play/f.ts', 'server/features/play/draw.ts'],
  ['server/container/d.ts', 'server/adapters/local/random-ids.ts'],
  ['server/adapters/sqlite/d.ts', 'node:sqlite'],
  ['workers/d.ts', 'server/jobs/bind-jobs.ts'],
  ['client/features/play/d.tsx', 'client/state/site-store.ts'],
  ['client/features/play/e.test.tsx', 'client/lib/testing/fake.ts'],
  ['client/routes/d.tsx', 'client/features/play/play-page.tsx'],
  ['client/games/war/view/d.tsx', 'client/games/war/engine/step.ts'],
  ['client/games/war/view/e.tsx', 'client/games/kit/seed.ts'],
  ['scripts/cluster/d.ts', 'scripts/processes/temp-dir.ts'],
  ['tests/faults/d.ts', 'tests/servers/test-server.ts'],
];

const root = resolve(import.meta.dirname, '../..');
const dir = createTempDir();
let violations: readonly { from: string; to: string }[];

function write(path: string, code: string): void {
  mkdirSync(join(dir.path, dirname(path)), { recursive: true });
  writeFileSync(join(dir.path, path), code);
}

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(dir.path, 'node_modules'), 'dir');
  for (const target of targets) write(target, 'export {};');
  for (const [path, target] of [...refused, ...allowed]) {
    const isFile = target.includes('/') && /[.]tsx?$/.test(target);
    write(
      path,
      `import '${isFile ? join('/', target).replace('/', '../'.repeat(path.split('/').length - 1)) : target}';`,
    );
  }
  const folders = [
    ...new Set([...targets, ...refused.map(([path]) => path)].map((path) => path.split('/')[0] ?? '')),
  ];
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(root, 'scripts/lint/dependency-cruiser.ts'),
      '--output-type',
      'json',
      ...folders,
    ],
    { cwd: dir.path, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  violations = JSON.parse(stdout).summary.violations;
});
afterAll(() => dir.remove());

const refusedOf = (path: string) => violations.filter(({ from }) => from === path);

describe('who may import whom', () => {
  it.each(refused)('%s may not import %s', (path) => {
    expect(refusedOf(path)).not.toEqual([]);
  });
  it.each(allowed)('%s may import %s', (path) => {
    expect(refusedOf(path)).toEqual([]);
  });

  it('has no circle between rooms', () => {
    const reached = (room: string, path: readonly string[]): void => {
      expect(path).not.toContain(room);
      for (const other of rooms[room] ?? []) reached(other, [...path, room]);
    };
    for (const name of Object.keys(rooms)) reached(name, []);
  });
});
