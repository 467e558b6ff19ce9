/** Checks docker-compose.yml and builds the image: with Docker where an engine answers, else by a rehearsal. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const { MONGODB_URL, REDIS_URL } = process.env;
  const cluster =
    MONGODB_URL && REDIS_URL ? { MONGODB_URL, REDIS_URL, REDIS_PREFIX: 'sawaal-rehearsal' } : undefined;
  await rehearse({ context, cluster, say: console.log });
  return problems.length === 0;
}

const isWell = hasEngine()
  ? docker('compose', 'config', '--quiet') && docker('build', '--tag', 'sawaal', '.')
  : await rehearseHere();
process.exitCode = isWell ? 0 : 1;
