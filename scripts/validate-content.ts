import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRunner } from '../server/content/validation/checks/run-program.ts';
import { validateDrawings } from '../server/content/validation/drawings/validate-drawings.ts';
import { specFaults, specWords } from '../server/content/validation/picture-language.ts';
import { parseBank, readBankFiles } from '../server/content/validation/read-banks.ts';
import { report } from '../server/content/validation/report.ts';
import { validateBanks } from '../server/content/validation/validate-banks.ts';
import { catalogue } from '../shared/catalogue/catalogue.ts';

const { positionals: slugs, values } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { pictures: { type: 'boolean', default: true } },
});

const root = join(import.meta.dirname, '..');
const files = await readBankFiles(join(root, 'server/content/banks'));
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
    ...validateBanks(banks, { catalogue, specWords, specFaults, run: createRunner() }),
    ...(values.pictures ? await validateDrawings(banks, join(root, 'client/public/images/quiz')) : []),
  ],
  slugs,
  slugs.length || files.length,
);
for (const line of lines) console.log(line);
console.log(summary);
process.exitCode = failed ? 1 : 0;
