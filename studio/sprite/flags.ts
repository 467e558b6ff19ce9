import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Drawing } from './drawing.ts';

const require = createRequire(import.meta.url);

/** The flag of a country by its two-letter code. */
export function flagOf(code: string): Drawing | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  const folder = path.dirname(require.resolve('flag-icons/package.json'));
  const file = path.join(folder, `flags/4x3/${code.toLowerCase()}.svg`);
  if (!existsSync(file)) return undefined;
  const svg = readFileSync(file, 'utf8').replaceAll('xlink:href', 'href');
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  const body = `<svg x="20" y="95" width="600" height="450" viewBox="0 0 640 480">${inner}</svg>`;
  return { size: 640, body, trueColors: true, waves: true };
}
