import { type Browser, chromium, devices } from 'playwright-core';
import { findChromium } from '../scripts/processes/chromium.ts';
import { createTempDir } from '../scripts/processes/temp-dir.ts';
import { startSlowProxy } from '../tests/proxies/slow-proxy.ts';
import { startServerProcess } from '../tests/servers/server-process.ts';

/** When a phone on a bad network shows a page for the first time, and its largest part. Build the client first. */
const PAGES = ['/', '/quiz/general-knowledge', '/quiz/general-knowledge/world-history', '/about-us'];
const NETWORK = { roundTripMs: 400, bytesPerSecond: 60_000 };
const RUNS = 5;

interface View {
  readonly first: number;
  readonly largest: number;
  readonly element: string;
  /** The page answers. */
  readonly alive: number;
}

async function look(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
      const { tagName = '', className = '' } = last?.element ?? {};
      Object.assign(window, { largest: { at: last?.startTime ?? 0, element: `${tagName} ${className}` } });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  // React marks what it has taken over.
  await page.waitForFunction(() => {
    const first = document.querySelector('#root')?.firstElementChild;
    return first && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  });
  const alive = await page.evaluate(() => performance.now());
  await page.waitForLoadState('load');
  const seen = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...(window as unknown as { largest: { at: number; element: string } }).largest,
  }));
  await context.close();
  return { first: seen.first, largest: seen.at, element: seen.element, alive };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const dir = createTempDir();
const server = await startServerProcess({ DATA_DIR: dir.path, LOG_LEVEL: 'warn' });
const proxy = await startSlowProxy(Number(new URL(server.url).port), NETWORK);
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
console.log(
  `${NETWORK.roundTripMs} ms of round trip, ${NETWORK.bytesPerSecond / 1_000} KB/s, median of ${RUNS}, in ms`,
);
for (const path of PAGES) {
  // The first visitor of a page waits for its drawing.
  await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
  const views: View[] = [];
  for (let run = 0; run < RUNS; run++)
    views.push(await look(browser, `http://127.0.0.1:${proxy.port}${path}`));
  const of = (key: 'first' | 'largest' | 'alive') => Math.round(median(views.map((view) => view[key])));
  console.log(
    `${path}: first ${of('first')}, largest ${of('largest')} (${views[0]?.element}), alive ${of('alive')}`,
  );
}
await browser.close();
await proxy.close();
await server.end('SIGTERM');
dir.remove();
