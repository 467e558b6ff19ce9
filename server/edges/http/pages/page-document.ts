import {
  type CarriedData,
  PAGE_DATA_ID,
  type RenderedPage,
} from '../../../../shared/contract/rendered-page.ts';
import type { ClientBuild, Sheet } from './client-build.ts';

/** What the build calls the class of a component: nothing else is called so. */
const CLASS_NAME = /\.(_[\w-]+)/g;

/** The sheets that a page is drawn with: those of the shell, and those with a class that it has. */
function sheetsOf({ shell, sheets }: ClientBuild, body: string): readonly Sheet[] {
  const used = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return sheets.filter(
    ({ path, css }) =>
      shell.includes(`href="${path}"`) ||
      [...css.matchAll(CLASS_NAME)].some(([, name = '']) => used.has(name)),
  );
}

const SHEET_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
const STAND_IN = /\s*<(title|meta)\s+data-until-mounted[^>]*>(?:[^<]*<\/title>)?/g;
const CODE = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

const SOURCE = /\s(?:src|href)="([^"]*)"/;

/** How long the code waits for the picture: where the line is slow they share it. */
const PICTURE_MS = 300;

/** After this the page says that its code has not come, in case it never does. */
const CODE_MS = 15_000;

/**
 * Asks for the code once the page and its first picture have been painted: what is seen first has the line for itself
 * until then. All pieces are asked for at once and begun one after the other, each in a task of its own, so that a slow
 * phone finds time for a press in between. The last is the page's own. Where they don't come the page says so.
 */
function afterFirstPaint(tags: readonly string[]): string {
  const pieces = tags
    .toSorted((a, b) => Number(a.includes('<script')) - Number(b.includes('<script')))
    .flatMap((tag) => SOURCE.exec(tag)?.[1] ?? []);
  return `<script>
(async (pieces) => {
const pause = (ms) => new Promise((next) => setTimeout(next, ms));
const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
await painted();
const picture = document.querySelector('img[fetchpriority=high]');
if (picture) {
await Promise.race([picture.decode().catch(() => undefined), pause(${PICTURE_MS})]);
await painted();
}
for (const href of pieces) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }));
const note = document.getElementById('no-code');
note.querySelector('button').addEventListener('click', () => location.reload());
const say = () => { note.hidden = false; };
const late = setTimeout(say, ${CODE_MS});
try {
for (const piece of pieces) { await import(piece); await pause(0); }
note.hidden = true;
} catch { say(); }
clearTimeout(late);
})(${JSON.stringify(pieces)});
</script>`;
}

export interface PageDocument {
  readonly html: string;
  /** The text of each of its style elements, for its content security policy. */
  readonly styles: readonly string[];
}

/**
 * Puts a page together: its styles stand in it, so that it can be drawn with the first thing that arrives, and its code
 * comes last.
 */
export function pageDocument(build: ClientBuild, page: RenderedPage, data: CarriedData): PageDocument {
  const styles = [...sheetsOf(build, page.body).map(({ css }) => css), page.rules].filter(
    (css) => css !== '',
  );
  const code = afterFirstPaint([...build.shell.matchAll(CODE)].map(([tag]) => tag));
  const carried = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const html = build.shell
    .replace(STAND_IN, '')
    .replace(SHEET_LINK, '')
    .replace(CODE, '')
    // Functions, since a text would have its dollar signs read.
    .replace('<!--page-head-->', () => page.head + styles.map((css) => `<style>${css}</style>`).join(''))
    .replace('<!--page-body-->', () => page.body)
    .replace(
      '<!--page-data-->',
      () => `<script type="application/json" id="${PAGE_DATA_ID}">${carried}</script>${code}`,
    );
  return { html, styles };
}
