/**
 * With a Docker engine, builds the image. Everywhere, does what the image does: a production install beside the files that
 * .dockerignore leaves serves in both modes, and a worker starts.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildClientIfStale } from './build/build-if-stale.ts';
import { startMongo } from './cluster/mongodb.ts';
import { startRedis } from './cluster/redis.ts';
import { exampleVariables } from './docker/compose-file.ts';
import { readDockerignore } from './docker/dockerfile.ts';
import { startReadyProcess } from './processes/ready-process.ts';
import { createTempDir } from './processes/temp-dir.ts';

type Settings = Readonly<Record<string, string>>;

const project = join(import.meta.dirname, '..');
const SERVER = { entryPoint: 'server/main.mjs', ready: /^Sawaal is ready: (?<url>http:\S+)$/ };
const WORKER = { entryPoint: 'workers/main.mjs', ready: /^Sawaal worker is ready/ };

function assertImage(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`the image is not as it should be: ${what}`);
}

/** What the image holds, in a folder of this machine. */
function install(site: string): void {
  const isIgnored = readDockerignore(project);
  const isTaken = (path: string) => path === project || !isIgnored(relative(project, path));
  cpSync(project, site, { recursive: true, filter: isTaken });
  for (const built of ['dist', 'dist-server'])
    cpSync(join(project, built), join(site, built), { recursive: true });
  execFileSync('npm', ['ci', '--omit=dev', '--silent'], { cwd: site, stdio: 'inherit' });
  // The client's source is in its own stage alone.
  rmSync(join(site, 'client'), { recursive: true });
}

async function withProcess(
  site: string,
  { entryPoint, ready }: typeof WORKER,
  settings: Settings,
  meanwhile: (url: string) => Promise<void>,
): Promise<void> {
  const started = await startReadyProcess({
    command: process.execPath,
    args: [join(site, entryPoint)],
    environment: { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...settings },
    ready,
  });
  try {
    await meanwhile(started.ready.groups?.url ?? '');
  } finally {
    const code = await started.end('SIGTERM');
    assertImage(code === 0, `${entryPoint} ended with ${code}:\n${started.output.join('\n')}`);
  }
}

/** Asks a server what a browser and the engine ask. */
async function checkServer(url: string, mode: string): Promise<void> {
  const health = await (await fetch(`${url}/api/health`)).json();
  assertImage(health.status === 'ok' && health.mode === mode, `its health is ${JSON.stringify(health)}`);
  const page = await (await fetch(url)).text();
  const script = /(?<path>\/assets\/[^"]+\.js)"/.exec(page)?.groups?.path;
  assertImage(script !== undefined && (await fetch(url + script)).ok, 'its start page has no script');
}

async function rehearse(folder: string): Promise<void> {
  const site = join(folder, 'site');
  install(site);
  const [mongo, redis] = await Promise.all([startMongo({ isDisposable: true }), startRedis()]);
  const name = `sawaal-rehearsal-${randomUUID()}`;
  const MONGODB_URL = new URL(mongo.url);
  MONGODB_URL.pathname = name;
  const cluster = { MONGODB_URL: MONGODB_URL.href, REDIS_URL: redis.url, REDIS_PREFIX: name };
  const embedded = { MONGODB_URL: '', REDIS_URL: '', DATA_DIR: join(folder, 'data') };
  try {
    await withProcess(site, SERVER, embedded, (url) => checkServer(url, 'embedded'));
    await withProcess(site, SERVER, cluster, (url) => checkServer(url, 'cluster'));
    await withProcess(site, WORKER, cluster, async () => {});
  } finally {
    for (const service of [mongo, redis]) if (service.kind === 'own') await service.stop();
  }
}

function docker(...args: string[]): void {
  const env = { ...exampleVariables, ...process.env };
  const { status } = spawnSync('docker', args, { cwd: project, env, stdio: 'inherit' });
  assertImage(status === 0, `docker ${args[0]} ended with ${status}`);
}

if (spawnSync('docker', ['version', '--format', '{{.Server.Version}}']).status === 0) {
  docker('compose', 'config', '--quiet');
  docker('build', '--tag', 'sawaal', '.');
}
buildClientIfStale();
const temporary = createTempDir();
try {
  await rehearse(temporary.path);
  console.log('A production install serves, embedded and as a cluster; a worker starts.');
} finally {
  temporary.remove();
}
