import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findTests, missing, readPromises } from './promises/promises.ts';
import { createTestNames } from './promises/test-names.ts';
import { testRuns } from './promises/test-runs.ts';

/**
 * `npm run promises`: every promise of docs/promises.md with its tests in both modes; `-- --tests` names each of them. Fails where a promise
 * has no test, and where a test names a promise that nobody made. It reads the tests and runs none.
 */
const { values } = parseArgs({ options: { tests: { type: 'boolean', default: false } } });
const promises = readPromises(readFileSync('docs/promises.md', 'utf8'));
const { kept, unknown } = findTests(promises, testRuns(), createTestNames());

console.log('promise      embedded  cluster');
for (const promise of kept) {
  const { id, held, text, tests } = promise;
  const lacks = missing(promise);
  const count = (mode: 'embedded' | 'cluster') =>
    `${tests[mode].length || (lacks.includes(mode) ? 'none' : '–')}`;
  console.log(`${id.padEnd(13)}${count('embedded').padEnd(10)}${count('cluster').padEnd(9)}${text}`);
  if (!values.tests) continue;
  console.log(`${' '.repeat(13)}(${held})`);
  const names = new Map(
    [...tests.embedded, ...tests.cluster].map((test) => [`${test.file} ${test.name}`, test]),
  );
  for (const { name, file } of names.values()) {
    console.log(`${' '.repeat(13)}${relative('.', file)}: ${name.replaceAll(/ \[[A-Z]+-\d+\]/g, '')}`);
  }
}

const faults = [
  ...kept.flatMap((promise) => missing(promise).map((mode) => `${promise.id} has no test in ${mode}`)),
  ...unknown.map(({ name, file }) => `${relative('.', file)}: no such promise: ${name}`),
];
const tests = new Set(kept.flatMap((each) => [...each.tests.embedded, ...each.tests.cluster]));
console.log(`\n${kept.length} promises, ${tests.size} tests that name one`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
