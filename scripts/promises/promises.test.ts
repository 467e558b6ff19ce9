import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTempDir } from '../processes/temp-dir.ts';
import { findTests, missing, readPromises } from './promises.ts';
import { createTestNames, type NamedTest } from './test-names.ts';
import { testRuns } from './test-runs.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const { path, remove } = createTempDir();
  onTestFinished(remove);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(path, name, '..'), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}

it('names every test with its groups: tables, templates, and suites that are imported; none that is skipped', () => {
  const folder = folderWith({
    'a.test.ts': `import { suite } from './tests/suite.ts';
      describe('a group', () => {
        it('is tested', () => {});
        it.each<number>([1])('%i of a table', () => {});
        it.runIf(true)(\`with \${1} value\`, async () => {});
        it.skip('is not run', () => {});
        it.todo('is not there');
      });
      describe.skip('left out', () => { it('with all in it', () => {}); });
      describe.concurrent.each(['x'])('each %s', () => { journey('of a browser', () => {}); });
      suite();`,
    'tests/suite.ts': `export const suite = () => describeFaults('a suite', () => { it('of many', () => {}); });`,
  });
  const names = createTestNames()(join(folder, 'a.test.ts')).map(({ name }) => name);
  expect(names).toEqual([
    'a group › is tested',
    'a group › %i of a table',
    'a group › with … value',
    'each %s › of a browser',
    'a suite › of many',
  ]);
});

const table = [
  '| A-1 | both | In both. |',
  '| A-2 | any | In one. |',
  '| A-3 | cluster | There alone. |',
  'and words',
].join('\n');

it('finds what has no test in a mode in which it should, and who names what nobody promised', () => {
  const test = (name: string): NamedTest => ({ name, file: 'x' });
  const byFile: Record<string, NamedTest[]> = {
    'a.test.ts': [test('one [A-1] [A-2]'), test('two [B-9]')],
    'b.test.ts': [test('one [A-1] [A-2]')],
  };
  const runs = [
    { file: 'a.test.ts', mode: 'embedded' as const },
    { file: 'b.test.ts', mode: 'embedded' as const },
  ];
  const { kept, unknown } = findTests(readPromises(table), runs, (file) => byFile[file] ?? []);
  expect(kept.map(({ id, tests }) => [id, tests.embedded.length])).toEqual([
    ['A-1', 1],
    ['A-2', 1],
    ['A-3', 0],
  ]);
  expect(kept.map(missing)).toEqual([['cluster'], [], ['cluster']]);
  expect(unknown.map(({ name }) => name)).toEqual(['two [B-9]']);
});

it('refuses a promise that is there twice, and one whose mode there is not', () => {
  expect(() => readPromises(`${table}\n| A-1 | any | Again. |`)).toThrow('A-1 is there twice');
  expect(() => readPromises('| A-1 | both modes | So. |')).toThrow('no promise');
});

it('knows in which modes a file is run', () => {
  const modes = (file: string) =>
    testRuns()
      .filter((run) => run.file === file)
      .map(({ mode }) => mode);
  expect(modes('server/features/play/play.socket.test.ts')).toEqual(['embedded', 'cluster']);
  expect(modes('server/features/play/timeline.test.ts')).toEqual(['embedded']);
  expect(modes('tests/faults/cluster/sessions.cluster.test.ts')).toEqual(['cluster']);
  expect(modes('tests/journeys/cluster.test.ts')).toEqual(['cluster']);
});
