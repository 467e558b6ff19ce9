import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildClientIfStale } from './client-build.ts';
import { hasMongo } from './cluster/mongodb.ts';
import { hasRedis } from './cluster/redis.ts';

/** `npm test`: prepares what is missing, builds the client, then runs every suite. Arguments go to vitest. */

const CHROMIUM = '/usr/bin/chromium';

interface Need {
  /** Of vitest, which can't run without it. */
  readonly project: string;
  readonly suites: string;
  readonly what: string;
  readonly aptPackage: string;
  isThere(): boolean;
}

const NEEDS: readonly Need[] = [
  {
    project: 'e2e',
    suites: 'every browser journey',
    what: CHROMIUM,
    aptPackage: 'chromium',
    isThere: () => existsSync(CHROMIUM),
  },
  {
    project: 'cluster',
    suites: 'every test of cluster mode',
    what: 'redis-server (or REDIS_URL)',
    aptPackage: 'redis-server',
    isThere: hasRedis,
  },
  {
    project: 'cluster',
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

const isMissing = (need: Need): boolean => !need.isThere();
const before = NEEDS.filter(isMissing);
if (before.length > 0) install(before.map(({ aptPackage }) => aptPackage));
const missing = before.filter(isMissing);
for (const { project, suites, what, aptPackage } of missing) {
  console.log(
    `Skipped: ${project} (${suites}), because this is missing: ${what}. Install it: ${aptInstall([aptPackage])}`,
  );
}
if (missing.length > 0 && process.env.CI) process.exit(1);
buildClientIfStale();
const projects = ['node', 'ui', 'cluster', 'e2e']
  .filter((name) => missing.every(({ project }) => project !== name))
  .flatMap((name) => ['--project', name]);
const passed = run('npx', ['vitest', 'run', ...projects, ...process.argv.slice(2)]);
process.exit(passed ? 0 : 1);
