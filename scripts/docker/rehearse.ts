import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { findFreePort } from '../processes/free-port.ts';
import { createTempDir } from '../processes/temp-dir.ts';
import { type Image, provideNode, runToEnd, withContainer } from './container.ts';
import { parseDockerfile, type Stage } from './dockerfile.ts';
import { buildStage, pathIn, type StageFolder } from './stage-folder.ts';

type Settings = Readonly<Record<string, string>>;

export interface RehearsalOptions {
  readonly context: string;
  /** What makes server and worker a cluster. */
  readonly cluster: Settings;
  readonly say: (line: string) => void;
}

const SERVER_READY = /^Sawaal is ready/;
/** As docker-compose.yml starts it. */
const WORKER = { command: ['node', 'workers/main.mjs'], ready: /^Sawaal worker is ready/ };

function assertImage(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`the image is not as it should be: ${what}`);
}

/** Steps run with this machine's way to the registry, but with nothing that npm or a test run left for itself. */
function hostEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, VITEST, npm_config_local_prefix, ...rest } = process.env;
  return { ...rest, PATH: [dirname(process.execPath), rest.PATH].join(delimiter) };
}

function checkNode(stages: readonly Stage[]): void {
  const names = new Set(stages.map(({ name }) => name));
  const images = stages.map(({ from }) => from).filter((from) => !names.has(from));
  const { node } = process.versions;
  for (const image of images) assertImage(image.startsWith(`node:${node}-`), `${image} is not Node ${node}`);
}

async function buildStages(
  stages: readonly Stage[],
  folder: string,
  options: RehearsalOptions,
): Promise<StageFolder> {
  const ignored = dockerignore
    .default()
    .add(readFileSync(join(options.context, '.dockerignore'), 'utf8').split('\n'));
  const built = new Map<string, StageFolder>();
  for (const [index, stage] of stages.entries()) {
    const name = stage.name ?? `stage ${index}`;
    options.say(`${name}: FROM ${stage.from}`);
    const stageFolder = await buildStage(stage, join(folder, name), built, {
      ...options,
      isIgnored: (path) => ignored.ignores(path),
      hostEnvironment: hostEnvironment(),
    });
    built.set(name, stageFolder);
  }
  const last = [...built.values()].at(-1);
  assertImage(last !== undefined, 'it has no stage');
  return last;
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => lstatSync(join(folder, path)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

/** Asks a server what a browser and the engine ask. */
async function rehearseServer(image: Image, settings: Settings): Promise<void> {
  const port = await findFreePort();
  const environment = { ...settings, PORT: `${port}`, HOST: '127.0.0.1' };
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await withContainer(image, { command: image.command, environment, ready: SERVER_READY }, async () => {
    const health = await (await get('/api/health')).json();
    const mode = settings.MONGODB_URL ? 'cluster' : 'embedded';
    assertImage(health.status === 'ok' && health.mode === mode, `its health is ${JSON.stringify(health)}`);
    const page = await (await get('/')).text();
    const script = /"(?<path>\/assets\/[^"]+\.js)"\]\);\s*<\/script>/.exec(page)?.groups?.path;
    assertImage(script !== undefined && (await get(script)).ok, 'its start page has no script');
    await runToEnd(image, image.healthCheck, environment);
  });
}

/**
 * Carries out every step of the Dockerfile on this machine and runs the result, where there is no engine to build it:
 * as another user than root, on files that nobody may write. Throws at the first thing that isn't as it should be.
 */
export async function rehearse(options: RehearsalOptions): Promise<void> {
  const { context, cluster, say } = options;
  const stages = parseDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'));
  checkNode(stages);
  const temporary = createTempDir();
  // The image's user looks into it.
  chmodSync(temporary.path, 0o755);
  try {
    const folder = await buildStages(stages, temporary.path, options);
    say(`The image adds ${Math.round(sizeOf(folder.root) / 1e6)} MB to Node's.`);
    const { command = [], healthCheck = [], user } = stages.at(-1) ?? {};
    assertImage(user !== undefined && user.uid !== 0, 'it runs as root');
    const node = provideNode(join(temporary.path, 'base image'));
    const image: Image = { command, healthCheck, user, folder, node };
    const site = pathIn(folder, '.');
    spawnSync('chmod', ['-R', 'a-w', site]);
    try {
      await rehearseServer(image, {});
      say('Embedded: it serves.');
      await rehearseServer(image, cluster);
      await withContainer(image, { ...WORKER, environment: cluster }, async () => {});
      say('Cluster: server and worker run.');
    } finally {
      spawnSync('chmod', ['-R', 'u+w', site]);
    }
  } finally {
    temporary.remove();
  }
}
