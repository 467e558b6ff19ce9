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

/**
 * Asks for the code once the page has been painted: what is seen first, its picture and its letters, has the line for
 * itself until then. The code stands behind everything else in the page, so that it comes hardly later for that.
 */
const afterFirstPaint = (tag: string): string =>
  tag
    .replace('<link', '<link fetchpriority="low"')
    .replace(
      /<script\b[^>]*\bsrc="([^"]*)"[^>]*><\/script>/,
      (_, src: string) =>
        `<script>requestAnimationFrame(() => setTimeout(() => import(${JSON.stringify(src)})))</script>`,
    );

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
  const code = [...build.shell.matchAll(CODE)].map(([tag]) => afterFirstPaint(tag.trim())).join('');
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
