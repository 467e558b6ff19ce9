import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClientIfStale } from './build/build-if-stale.ts';
import { hasMongo } from './cluster/mongodb.ts';
import { hasRedis } from './cluster/redis.ts';
import { findChromium } from './processes/chromium.ts';
import { findMemoryDisk } from './processes/memory-disk.ts';

/**
 * `npm test`: prepares what is missing, builds the client, then runs every suite. `-- --quick`: rules, stores, API and
 * components alone, in under a minute. Further arguments go to vitest.
 */

const CLUSTER_PROJECTS = ['cluster', 'journeys-cluster'];
/** What needs neither browser nor database, for the inner loop. */
const QUICK_PROJECTS = ['node', 'ui'];
const PROJECTS = [...QUICK_PROJECTS, 'processes', 'cluster', 'journeys', 'journeys-cluster'];

interface Need {
  /** Of vitest, which can't run without it. */
  readonly projects: readonly string[];
  readonly suites: string;
  readonly what: string;
  readonly aptPackage: string;
  isThere(): boolean;
}

const NEEDS: readonly Need[] = [
  {
    projects: ['journeys', 'journeys-cluster'],
    suites: 'every browser journey',
    what: 'chromium-headless-shell (or chromium)',
    aptPackage: 'chromium-headless-shell',
    isThere: () => findChromium() !== undefined,
  },
  {
    projects: CLUSTER_PROJECTS,
    suites: 'every test of cluster mode',
    what: 'redis-server (or REDIS_URL)',
    aptPackage: 'redis-server',
    isThere: hasRedis,
  },
  {
    projects: CLUSTER_PROJECTS,
    suites: 'every test of cluster mode',
    what: 'a mongod (or MONGODB_URL), or Python 3.10 to 3.13 with venv to install SecantusDB',
    aptPackage: 'python3-venv',
    isThere: hasMongo,
  },
];

function run(command: string, args: readonly string[], silent = false): boolean {
  return spawnSync(command, args, { stdio: silent ? 'ignore' : 'inherit' }).status === 0;
}

const aptInstall = (packages: readonly string[]): string =>
  `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;

/** Installs through apt where this user may. */
function install(packages: readonly string[]): void {
  const mayInstall = process.getuid?.() === 0 && run('which', ['apt-get'], true);
  if (!mayInstall) return;
  console.log(`Missing for the tests: installing ${packages.join(' and ')} through apt.`);
  run('sh', ['-c', aptInstall(packages)]);
  // Debian starts the service that it installs; the tests start a Redis of their own.
  if (packages.includes('redis-server')) run('service', ['redis-server', 'stop'], true);
}

const given = process.argv.slice(2);
const isQuick = given.includes('--quick');
const wanted = isQuick ? QUICK_PROJECTS : PROJECTS;
const needs = NEEDS.filter(({ projects }) => projects.some((name) => wanted.includes(name)));
const isMissing = (need: Need): boolean => !need.isThere();
const before = needs.filter(isMissing);
if (before.length > 0) install(before.map(({ aptPackage }) => aptPackage));
const missing = before.filter(isMissing);
for (const { projects, suites, what, aptPackage } of missing) {
  console.log(
    `Skipped: ${projects.join(', ')} (${suites}), because this is missing: ${what}. Install it: ${aptInstall([aptPackage])}`,
  );
}
if (missing.length > 0 && process.env.CI) process.exit(1);
buildClientIfStale();
const memoryDisk = findMemoryDisk();
if (memoryDisk !== undefined) process.env.TMPDIR = memoryDisk;
// For the many processes that tests start: most of a start is reading code.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
const runnable = wanted.filter((name) => missing.every(({ projects }) => !projects.includes(name)));
const chosen = runnable.flatMap((name) => ['--project', name]);
const further = given.filter((argument) => argument !== '--quick');
const passed = run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...further]);
process.exit(passed ? 0 : 1);
