import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRunner } from '../content/validation/checks/run-program.ts';
import { validateDrawings } from '../content/validation/drawings/validate-drawings.ts';
import { parseBank, readBankFiles } from '../content/validation/read-banks.ts';
import { report } from '../content/validation/report.ts';
import { validateBanks } from '../content/validation/validate-banks.ts';
import { catalogue } from '../shared/catalogue/catalogue.ts';
import { pictureFacts, faultsOf as specFaults, specWords } from '../studio/index.ts';

const { positionals: slugs, values } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { pictures: { type: 'boolean', default: true } },
});

const root = join(import.meta.dirname, '..');
const files = await readBankFiles(join(root, 'content/banks'));
const parsed = files.map((file) => parseBank(file));
const banks = parsed.flatMap(({ bank }) => bank ?? []);
const unknown = slugs.filter((slug) => !files.some(({ path }) => path.endsWith(`/${slug}.json`)));

if (unknown.length > 0) {
  console.error(`no bank for ${unknown.join(', ')}`);
  process.exit(1);
}

const { lines, summary, failed } = report(
  [
    ...parsed.flatMap(({ findings }) => findings),
    ...validateBanks(banks, { catalogue, specWords, specFaults, pictureFacts, run: createRunner() }),
    ...(values.pictures ? await validateDrawings(banks, join(root, 'client/public/images/quiz')) : []),
  ],
  slugs,
  slugs.length || files.length,
);
for (const line of lines) console.log(line);
console.log(summary);
process.exitCode = failed ? 1 : 0;
