import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { seeDrawn } from '../browser/see-drawn.ts';
import { sidewaysFindings } from '../browser/sideways-findings.ts';
import type { GallerySite } from './gallery-site.ts';
import { openStage, type Scene, type Stage } from './stage.ts';

export const WIDTHS = [360, 768, 1440] as const;
export const THEMES = ['light', 'dark'] as const;
const HEIGHT = 900;
const PHONE_HEIGHT = 740;
const TRIES = 3;

/** What somebody meant to replace, or what a template left behind. */
const PLACEHOLDER =
  /lorem ipsum|\bTODO\b|\bTBD\b|\bFIXME\b|\bundefined\b|\bNaN\b|\[object |\{\{|Invalid Date/;

export const fileOf = (scene: string, width: number, theme: string): string =>
  `${scene}-${width}-${theme}.jpg`;

/** What stands further down is laid out, and its pictures come, when it is near: here everything is. */
function loadWhole(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    return Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  });
}

async function placeholderFindings(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const found = PLACEHOLDER.exec(text);
  return found ? [`“${text.slice(Math.max(0, found.index - 30), found.index + 40).trim()}”`] : [];
}

/** Sets the scene and takes its pictures; throws what kept it from being set. */
async function takePictures(stage: Stage, scene: Scene, folder: string): Promise<readonly string[]> {
  const { page } = stage;
  const findings = new Set<string>();
  await scene.set(stage);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`:root[data-theme=${theme}]`).waitFor({ state: 'attached' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 500 ? PHONE_HEIGHT : HEIGHT });
      await loadWhole(page);
      // Where time stands still there are no frames to wait for.
      if (!stage.isFrozen()) await seeDrawn(page);
      await page.screenshot({
        path: join(folder, fileOf(scene.name, width, theme)),
        type: 'jpeg',
        quality: 80,
        fullPage: !scene.isWindow,
      });
      for (const finding of await sidewaysFindings(page)) findings.add(finding);
    }
  }
  for (const finding of await placeholderFindings(page)) findings.add(finding);
  return [...findings];
}

/** Takes a scene's pictures, and says what is wrong with them. A slow machine may miss a question: it gets another try. */
export async function photograph(
  browser: Browser,
  site: GallerySite,
  scene: Scene,
  folder: string,
  tries = TRIES,
): Promise<readonly string[]> {
  const stage = await openStage(browser, site);
  try {
    const findings = await takePictures(stage, scene, folder);
    return findings.map((finding) => `${scene.name}: ${finding}`);
  } catch (fault) {
    if (tries > 1) return photograph(browser, site, scene, folder, tries - 1);
    await stage.page.screenshot({ path: join(folder, `${scene.name}-failed.png`) }).catch(() => undefined);
    const [why] = String(fault instanceof Error ? fault.message : fault).split('\n');
    return [`${scene.name}: could not be photographed: ${why}`];
  } finally {
    await stage.close();
  }
}
