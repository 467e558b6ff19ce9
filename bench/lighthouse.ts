import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/processes/chromium.ts';
import { createTempDir } from '../scripts/processes/temp-dir.ts';
import { startServerProcess } from '../tests/servers/server-process.ts';

/**
 * Lighthouse's mobile preset on the pages that strangers land on. Build the client first.
 *
 * Where a debugger listens, as Lighthouse does, V8 parses code once more to look up the lines of errors and calls, which it does on no
 * visitor's phone. With `--note-lines` it notes them as it parses, so that this isn't counted.
 */
const PAGES = ['/', '/quiz/general-knowledge', '/quiz/general-knowledge/world-history'];
const RUNS = 5;
const notesLines = process.argv.includes('--note-lines');
const DEBUGGING_PORT = 9_333;

const dir = createTempDir();
const server = await startServerProcess({ DATA_DIR: dir.path, LOG_LEVEL: 'warn' });
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    `--remote-debugging-port=${DEBUGGING_PORT}`,
    ...(notesLines ? ['--js-flags=--no-enable-lazy-source-positions'] : []),
  ],
});

// The first visitor of a page waits for its drawing.
for (const page of PAGES) await fetch(server.url + page);
for (const page of PAGES.flatMap((path) => Array<string>(RUNS).fill(path))) {
  const run = await lighthouse(server.url + page, { port: DEBUGGING_PORT, logLevel: 'error' });
  const categories = Object.values(run?.lhr.categories ?? {});
  const scores = categories.map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
  console.log(page, scores.join(', '));
  for (const audit of Object.values(run?.lhr.audits ?? {})) {
    if (audit.score !== null && audit.score < 0.9) console.log(`  ${audit.id} ${audit.displayValue ?? ''}`);
  }
}
await browser.close();
await server.end('SIGTERM');
dir.remove();
