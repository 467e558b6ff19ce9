import { globSync, readFileSync } from 'node:fs';
import { bareTexts } from './lint/bare-text.ts';

/** Part of `npm run lint`: no text of the client stands bare beside what changes. */
for (const path of globSync('client/**/*.tsx', { exclude: ['**/*.test.tsx'] }).toSorted()) {
  for (const { line, text } of bareTexts(path, readFileSync(path, 'utf8'))) {
    console.error(`${path}:${line}: give this text an element of its own: ${text.replaceAll(/\s+/g, ' ')}`);
    process.exitCode = 1;
  }
}
