import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientDir } from '../../server/edges/http/static-files.ts';
import { bankQuestions } from './support/banks.ts';

const BUDGET_BYTES = 130_000;
const notText = ['.webp', '.png', '.woff2', '.br', '.gz', ''];

/** The scripts that the page names in its head: they all load before anything is shown. */
function firstScripts(): string[] {
  const page = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const tags = page.matchAll(/<(?:script|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+\.js)"/g);
  return [...tags].map(([, path]) => path ?? '');
}

/** What goes over the wire: the compressed file, or the file itself where it is too small to be worth it. */
function sentBytes(path: string): number {
  const file = join(clientDir, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

describe('the built client', () => {
  it('takes at most 130 KB of compressed JavaScript to load first', () => {
    const scripts = firstScripts();
    expect(scripts.length).toBeGreaterThanOrEqual(2);
    const total = scripts.reduce((sum, path) => sum + sentBytes(path), 0);
    expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
  });

  it('holds no question and no explanation of any bank [PLAY-2]', () => {
    const client = readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => !notText.includes(extname(file)))
      .map((file) => readFileSync(join(clientDir, file), 'utf8'))
      .join('\n');
    expect(client).toContain('World History');
    expect(bankQuestions.length).toBeGreaterThanOrEqual(20);
    const told = bankQuestions.filter(
      ({ text, explanation }) => client.includes(text) || client.includes(explanation),
    );
    expect(told).toEqual([]);
  });
});
