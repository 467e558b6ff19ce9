import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawAll } from '../studio/jobs/draw-all.ts';
import { compare, readImages, readManifest } from '../studio/jobs/manifest.ts';
import { planPictures } from '../studio/jobs/plan.ts';
import { createReporter } from '../studio/review/progress.ts';
import { sizeReport } from '../studio/review/sizes.ts';

const root = path.resolve(import.meta.dirname, '..');
const places = {
  images: path.join(root, 'client/public/images'),
  manifests: path.join(root, 'studio/manifests'),
};
const sources = {
  banks: path.join(root, 'content/banks'),
  cards: path.join(root, 'studio/cards.json'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    only: { type: 'string' },
    sheet: { type: 'string' },
    find: { type: 'string' },
    sampler: { type: 'boolean' },
  },
});
const sheets = path.join(root, '.cache/sheets');
const plan = planPictures(sources);
process.exitCode = (await run()) ? 1 : 0;

/** Does what the command line asks for; true when something is wrong. */
async function run(): Promise<boolean> {
  if (values.check) return check();
  if (values.sheet !== undefined) return writeSheet(values.sheet);
  if (values.find !== undefined) return find([values.find, ...positionals]);
  if (values.sampler) return writeSampler();
  return drawPictures();
}

function check(): boolean {
  const { missing, stale, orphaned } = compare(
    plan.pictures,
    readManifest(places.manifests),
    readImages(places.images),
  );
  const problems = [
    ...plan.unreadable,
    ...missing.map(({ name, file }) => `missing  ${file} (${name})`),
    ...stale.map(({ name, file }) => `stale    ${file} (${name})`),
    ...orphaned.map((file) => `orphaned ${file}`),
  ];
  for (const problem of problems) console.error(problem);
  console.error(
    problems.length === 0 ? `${plan.pictures.length} images are as their specs say` : 'run: npm run images',
  );
  return problems.length > 0;
}

async function drawPictures(): Promise<boolean> {
  const chosen = plan.pictures.filter(({ group }) => values.only === undefined || group === values.only);
  if (chosen.length === 0) {
    console.error(`no bank has the slug "${values.only}"`);
    return true;
  }
  const { drawn, removed, failures } = await drawAll(plan.pictures, chosen, places, createReporter());
  for (const problem of [...plan.unreadable, ...failures]) console.error(problem);
  console.error(`${drawn} drawn, ${removed.length} removed, ${failures.length} failed`);
  console.error(sizeReport(places.images));
  return failures.length + plan.unreadable.length > 0;
}

async function writeSheet(slug: string): Promise<boolean> {
  const { writeReviewSheet } = await import('../studio/review/sheet.ts');
  const files = await writeReviewSheet(slug, sources, places.images, sheets);
  for (const file of files) console.error(file);
  if (files.length === 0) console.error(`no bank has the slug "${slug}"`);
  return files.length === 0;
}

/** Names of drawings that hold every word, with a sheet that shows them. */
async function find(words: readonly string[]): Promise<boolean> {
  const { writeDrawingSheet } = await import('../studio/review/drawing-sheet.ts');
  const { names, file } = await writeDrawingSheet(words, sheets);
  for (const name of names) console.log(name);
  console.error(file);
  return names.length === 0;
}

async function writeSampler(): Promise<boolean> {
  const { writeSamplerSheet } = await import('../studio/review/sampler-sheet.ts');
  console.error(await writeSamplerSheet(sheets));
  return false;
}
