import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PARTS } from './side-by-side/parts.ts';
import { leaveServerCore } from './side-by-side/processor.ts';
import { markdownOf, type Report, resultsDir, writeReport } from './side-by-side/report.ts';
import { measureServerOf } from './side-by-side/subjects.ts';

/**
 * The product beside what it is built on, in one run on one machine. See `bench/README.md`.
 * `npm run bench -- [--quick] [--continue] [--server <another checkout>] [part …]`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    continue: { type: 'boolean', default: false },
    server: { type: 'string' },
  },
});

const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. There are: ${PARTS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

function lastReport(): Report | undefined {
  const file = join(resultsDir, 'report.json');
  if (!values.continue || !existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return report.isQuick === values.quick ? report : undefined;
}

leaveServerCore();
if (values.server !== undefined) measureServerOf(values.server);
const last = lastReport();
let report: Report = {
  isQuick: values.quick,
  at: last?.at ?? new Date().toISOString(),
  parts: last?.parts ?? {},
};
const wanted = PARTS.filter(
  ({ name }) => (positionals.length === 0 || positionals.includes(name)) && report.parts[name] === undefined,
);

for (const [at, part] of wanted.entries()) {
  const progress = (what: string) =>
    process.stderr.write(`\r\x1b[K${at + 1}/${wanted.length} ${part.title}: ${what}`);
  const rows = await part.run({ isQuick: values.quick, progress });
  process.stderr.write('\r\x1b[K');
  report = { ...report, parts: { ...report.parts, [part.name]: rows } };
  writeReport(report);
}
console.log(markdownOf(report));
