/** Checks docker-compose.yml and builds the image: with Docker where an engine answers, else by a rehearsal. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMongo } from './cluster/mongodb.ts';
import { startRedis } from './cluster/redis.ts';
import { checkComposeFile, exampleVariables, readComposeFile } from './docker/compose-file.ts';
import { rehearse } from './docker/rehearse.ts';

const context = join(import.meta.dirname, '..');

function docker(...args: string[]): boolean {
  const env = { ...exampleVariables, ...process.env };
  return spawnSync('docker', args, { cwd: context, env, stdio: 'inherit' }).status === 0;
}

const hasEngine = () => spawnSync('docker', ['version', '--format', '{{.Server.Version}}']).status === 0;

async function rehearseHere(): Promise<boolean> {
  console.log('No Docker engine answers: the Dockerfile is carried out on this machine.');
  const text = readFileSync(join(context, 'docker-compose.yml'), 'utf8');
  const problems = checkComposeFile(readComposeFile(text, exampleVariables));
  for (const problem of problems) console.error(`docker-compose.yml: ${problem}`);
  const [mongo, redis] = await Promise.all([startMongo({ isDisposable: true }), startRedis()]);
  const name = `sawaal-rehearsal-${randomUUID()}`;
  const MONGODB_URL = new URL(mongo.url);
  MONGODB_URL.pathname = name;
  const cluster = { MONGODB_URL: MONGODB_URL.href, REDIS_URL: redis.url, REDIS_PREFIX: name };
  try {
    await rehearse({ context, cluster, say: console.log });
  } finally {
    for (const service of [mongo, redis]) if (service.kind === 'own') await service.stop();
  }
  return problems.length === 0;
}

const isWell = hasEngine()
  ? docker('compose', 'config', '--quiet') && docker('build', '--tag', 'sawaal', '.')
  : await rehearseHere();
process.exitCode = isWell ? 0 : 1;
