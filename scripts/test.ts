import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildClientIfStale } from './client-build.ts';

/** `npm test`: prepares what is missing, builds the client, then runs every suite. Arguments go to vitest. */

const CHROMIUM = '/usr/bin/chromium';
const APT_INSTALL = 'apt-get update && apt-get install -y --no-install-recommends chromium';

function run(command: string, args: readonly string[], silent = false): boolean {
  return spawnSync(command, args, { stdio: silent ? 'ignore' : 'inherit' }).status === 0;
}

/** Whether Chromium is there, installing it through apt where this user may. */
function prepareChromium(): boolean {
  if (existsSync(CHROMIUM)) return true;
  const mayInstall = process.getuid?.() === 0 && run('which', ['apt-get'], true);
  if (!mayInstall) return false;
  console.log('Chromium is missing: installing it through apt for the browser journeys.');
  return run('sh', ['-c', APT_INSTALL]) && existsSync(CHROMIUM);
}

const hasChromium = prepareChromium();
if (!hasChromium) {
  console.log(
    `Skipped: e2e (every browser journey), because ${CHROMIUM} is missing. Install it: ${APT_INSTALL}`,
  );
  if (process.env.CI) process.exit(1);
}
buildClientIfStale();
const projects = ['node', 'ui', ...(hasChromium ? ['e2e'] : [])].flatMap((name) => ['--project', name]);
const passed = run('npx', ['vitest', 'run', ...projects, ...process.argv.slice(2)]);
process.exit(passed ? 0 : 1);
