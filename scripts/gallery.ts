import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import pLimit from 'p-limit';
import { launchChromium } from './browser/launch-chromium.ts';
import { buildClientIfStale } from './build/build-if-stale.ts';
import { layContactSheets } from './gallery/contact-sheet.ts';
import { startGallerySite } from './gallery/gallery-site.ts';
import { fileOf, photograph, THEMES, WIDTHS } from './gallery/photograph.ts';
import { layReadmePicture } from './gallery/readme-picture.ts';
import { adminScenes } from './gallery/scenes/admin.ts';
import { memberScenes } from './gallery/scenes/members.ts';
import { pageScenes } from './gallery/scenes/pages.ts';
import { playScenes } from './gallery/scenes/play.ts';

/**
 * `npm run gallery`: photographs every screen and state of a seeded site in three widths and both themes into
 * `docs/gallery`. Arguments name the scenes to take again (`home`, `play-`); it fails on what reaches out of the window
 * sideways and on text that was left as a placeholder.
 */
const AT_ONCE = 2;
const folder = join(import.meta.dirname, '../docs/gallery');
const wanted = process.argv.slice(2);
const scenes = [...pageScenes, ...playScenes, ...memberScenes, ...adminScenes];
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

buildClientIfStale();
mkdirSync(folder, { recursive: true });
const site = await startGallerySite();
const browser = await launchChromium();
const bar = new SingleBar(
  {
    format: '{bar} {percentage}% | {value}/{total} scenes | {scene}',
    stream: process.stderr,
    noTTYOutput: true,
    notTTYSchedule: 20_000,
  },
  Presets.shades_classic,
);
bar.start(chosen.length, 0, { scene: '' });
const limit = pLimit(AT_ONCE);
const findings = await limit.map(chosen, async (scene) => {
  const found = await photograph(browser, site, scene, folder);
  bar.increment({ scene: scene.name });
  return found;
});
bar.stop();
await browser.close();
await site.stop();

const taken = scenes
  .map(({ name }) => name)
  .filter((name) =>
    WIDTHS.every((width) => THEMES.every((theme) => existsSync(join(folder, fileOf(name, width, theme))))),
  );
const sheets = await layContactSheets(folder, taken);
if (wanted.length === 0) await layReadmePicture(folder, join(folder, '../readme.webp'));
console.log(
  `${chosen.length * WIDTHS.length * THEMES.length} pictures, ${sheets.length} contact sheets in docs/gallery`,
);
for (const finding of findings.flat()) console.error(finding);
if (findings.flat().length > 0) process.exitCode = 1;
