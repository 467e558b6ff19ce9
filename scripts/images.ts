import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawAll } from '../server/images/jobs/draw-all.ts';
import { compare, readImages, readManifest } from '../server/images/jobs/manifest.ts';
import { planPictures } from '../server/images/jobs/plan.ts';
import { createReporter } from './images/progress.ts';
import { sizeReport } from './images/sizes.ts';

const root = path.resolve(import.meta.dirname, '..');
const places = {
  images: path.join(root, 'client/public/images'),
  manifest: path.join(root, 'server/images/manifest.json'),
};
const sources = {
  banks: path.join(root, 'server/content/banks'),
  cards: path.join(root, 'server/images/cards.json'),
};

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, sheet: { type: 'string' }, only: { type: 'string' } },
});
const plan = planPictures(sources);
const failed = values.check
  ? check()
  : values.sheet === undefined
    ? await drawPictures()
    : await writeSheet(values.sheet);
process.exitCode = failed ? 1 : 0;

function check(): boolean {
  const { missing, stale, orphaned } = compare(
    plan.pictures,
    readManifest(places.manifest),
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
  const { writeReviewSheet } = await import('./images/sheet.ts');
  const file = await writeReviewSheet(slug, sources, places.images, path.join(root, '.cache/sheets'));
  console.error(file ?? `no bank has the slug "${slug}"`);
  return file === undefined;
}
