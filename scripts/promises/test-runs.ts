import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import config from '../../vitest.config.ts';

export type Mode = 'embedded' | 'cluster';

export interface TestRun {
  readonly file: string;
  readonly mode: Mode;
}

interface Project {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Every test file with the mode in which `npm test` runs it, as vitest.config.ts says; some run in both. */
export function testRuns(): TestRun[] {
  const projects = (config as { test: { projects: readonly { test: Project }[] } }).test.projects;
  return projects.flatMap(({ test: { include = [], exclude = [], env } }) =>
    globSync([...include], { exclude: ['node_modules/**'] })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !exclude.some((pattern) => matchesGlob(file, pattern)))
      .map((file): TestRun => ({ file, mode: env?.SAWAAL_MODE === 'cluster' ? 'cluster' : 'embedded' }))
      // A test that is written for the cluster starts one by itself.
      .map((run) => (/(?:^|\/)cluster[./]|\.cluster\./.test(run.file) ? { ...run, mode: 'cluster' } : run)),
  );
}
