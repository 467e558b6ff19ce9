import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/processes/chromium.ts';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';
import { startServerProcess } from '../../tests/servers/server-process.ts';

/** Lighthouse's mobile preset on the pages that strangers land on. Build the client first, and let the machine rest. */
const PAGES = ['/', '/quiz/general-knowledge', '/quiz/general-knowledge/world-history'];
const RUNS = 5;
const DEBUGGING_PORT = 9_333;

const dir = createTempDir();
const server = await startServerProcess({ DATA_DIR: dir.path, LOG_LEVEL: 'warn' });
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
});

const visit = (page: string) => lighthouse(server.url + page, { port: DEBUGGING_PORT, logLevel: 'error' });

// The first visitor of a page waits for its drawing, and a browser's first page pays for the browser's own beginning.
for (const page of PAGES) await fetch(server.url + page);
await visit('/');
for (const page of PAGES.flatMap((path) => Array<string>(RUNS).fill(path))) {
  const run = await visit(page);
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
