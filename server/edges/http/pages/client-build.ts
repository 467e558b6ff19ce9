import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../../../../shared/contract/rendered-page.ts';

const root = join(import.meta.dirname, '../../../..');

/** What browsers get as files. */
export const clientDir = join(root, 'dist');
const rendererFile = join(root, 'dist-server', 'render.js');

export interface Sheet {
  readonly path: string;
  readonly css: string;
}

/** What `npm run build` has made. */
export interface ClientBuild {
  /** The page without anything in it. */
  readonly shell: string;
  /** The styles of all pages, those that every page needs first. */
  readonly sheets: readonly Sheet[];
  readonly renderPage: RenderPage;
}

const isInShell = (shell: string, path: string): boolean => shell.includes(`href="${path}"`);

/** Reads the build; null where there is none. */
export function readClientBuild(): ClientBuild | null {
  if (!existsSync(join(clientDir, 'index.html')) || !existsSync(rendererFile)) return null;
  const shell = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const sheets = globSync('assets/*.css', { cwd: clientDir })
    .sort()
    .map((file) => ({ path: `/${file}`, css: readFileSync(join(clientDir, file), 'utf8').trim() }))
    .sort((a, b) => Number(isInShell(shell, b.path)) - Number(isInShell(shell, a.path)));
  // Loaded with the first page that is asked for: tests and workers ask for none.
  let renderer: Promise<{ renderPage: RenderPage }> | undefined;
  return {
    shell,
    sheets,
    renderPage: async (...page) => {
      renderer ??= import(pathToFileURL(rendererFile).href);
      return (await renderer).renderPage(...page);
    },
  };
}
