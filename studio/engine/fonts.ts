import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cachePath, writeCached } from './cache.ts';
import { woffToTrueType } from './woff.ts';

const require = createRequire(import.meta.url);
const packageFolder = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/** Lilita One for what is lettered, JetBrains Mono for programs and sheets. */
const faces: readonly (readonly [family: string, face: string])[] = [
  ['lilita-one', '400-normal'],
  ['jetbrains-mono', '400-normal'],
  ['jetbrains-mono', '700-normal'],
];

let files: string[] | undefined;

/** The fonts pictures may use, as TrueType files; no system font, so that every machine draws the same. */
export function fontFiles(): string[] {
  files ??= [
    ...faces.map(([family, face]) => {
      const name = `${family}-${face}.ttf`;
      if (!existsSync(cachePath(name))) {
        const woff = path.join(packageFolder(`@fontsource/${family}`), `files/${family}-latin-${face}.woff`);
        writeCached(name, woffToTrueType(readFileSync(woff)));
      }
      return cachePath(name);
    }),
    path.join(packageFolder('@vexflow-fonts/bravura'), 'bravura.otf'),
  ];
  return files;
}
