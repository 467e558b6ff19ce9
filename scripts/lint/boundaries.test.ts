import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempDir } from '../../server/testing/temp-dir.ts';

const forbidden: readonly (readonly [path: string, code: string, message: string])[] = [
  ['shared/rules/reaches-out.ts', `import '../../server/app.ts';`, 'shared imports only shared'],
  ['shared/rules/does-io.ts', `import 'node:fs';`, 'shared imports only shared'],
  ['client/lib/reaches-out.ts', `import '../../server/play/draw.ts';`, 'client imports shared only'],
  ['server/play/other-feature.ts', `import '../accounts/sign-up.service.ts';`, 'A feature imports'],
  ['server/play/adapter.ts', `import '../adapters/random-ids.ts';`, 'Only the container picks'],
  ['server/profile/vendor.ts', `import 'node:sqlite';`, "Only adapters import a vendor's driver"],
  ['server/app.ts', `import './adapters/random-ids.ts';`, 'Only the container picks'],
  ['server/app-metrics.ts', `import 'prom-client';`, "Only adapters import a vendor's driver"],
  ['server/app-worker.ts', `import '../workers/worker.ts';`, 'Nothing imports workers'],
  ['server/container/process.ts', `import '../../workers/worker.ts';`, 'Nothing imports workers'],
  ['workers/adapter.ts', `import '../server/adapters/random-ids.ts';`, 'Only the container picks'],
  ['workers/vendor.ts', `import 'bullmq';`, "Only adapters import a vendor's driver"],
  ['server/live/feature.ts', `import '../play/draw.ts';`, 'Ports and edges know no feature'],
  ['server/adapters/sqlite/feature.ts', `import '../../play/draw.ts';`, 'know no feature'],
  ['server/play/environment.ts', 'export const port = process.env.PORT;', 'process.env'],
  ['shared/rules/own-clock.ts', 'export const now = Date.now();', 'takes the time and chance'],
  ['server/play/own-chance.ts', 'export const luck = Math.random();', 'takes the time and chance'],
];

const allowed: readonly (readonly [path: string, code: string])[] = [
  ['server/play/port.ts', `import '../ports/clock.ts';`],
  ['server/play/shared.ts', `import '../../shared/kernel/result.ts';`],
  ['server/container/many.ts', `import '../adapters/random-ids.ts';`],
  ['workers/handlers.ts', `import '../server/jobs.ts';`],
  ['server/config.ts', 'export const port = process.env.PORT;'],
];

const root = resolve(import.meta.dirname, '../..');
const dir = createTempDir();
let said: string;

beforeAll(() => {
  cpSync(join(root, 'biome.json'), join(dir.path, 'biome.json'));
  cpSync(join(root, 'scripts/lint'), join(dir.path, 'scripts/lint'), { recursive: true });
  for (const [path, code] of [...forbidden, ...allowed]) {
    mkdirSync(join(dir.path, dirname(path)), { recursive: true });
    writeFileSync(join(dir.path, path), code);
  }
  const args = [
    'lint',
    '--vcs-enabled=false',
    '--max-diagnostics=none',
    'server',
    'client',
    'shared',
    'workers',
  ];
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), args, {
    cwd: dir.path,
    encoding: 'utf8',
  });
  said = stdout + stderr;
});
afterAll(() => dir.remove());

/** What the linter said of one file. */
function saidOf(path: string): string {
  return said
    .split(/\n(?=\S+\.ts(?::\d+:\d+)? )/)
    .filter((part) => part.trim().startsWith(path))
    .join('\n');
}

describe('who may import whom, and who may take the time', () => {
  it.each(forbidden)('%s may not hold %s', (path, _code, message) => {
    expect(saidOf(path)).toContain(message);
  });
  it.each(allowed)('%s may hold %s', (path) => {
    expect(saidOf(path)).toBe('');
  });
});
