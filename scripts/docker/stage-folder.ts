import { execFile } from 'node:child_process';
import { chown, cp, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, posix, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Owner, Stage, Step } from './dockerfile.ts';

/** An image's files in a folder of this machine. */
export interface StageFolder {
  readonly root: string;
  readonly workdir: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface BuildOptions {
  /** What `docker build` would be given: the project. */
  readonly context: string;
  /** What .dockerignore keeps out, by a path relative to the context. */
  readonly isIgnored: (path: string) => boolean;
  /** The environment of RUN, besides the image's own. */
  readonly hostEnvironment: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

type Built = ReadonlyMap<string, StageFolder>;
type CopyStep = Extract<Step, { kind: 'copy' }>;

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Where a path of the image lies on this machine. */
export const pathIn = ({ root, workdir }: Pick<StageFolder, 'root' | 'workdir'>, path: string): string =>
  join(root, posix.resolve(workdir, path));

/** The image's variables; those that name a path of it name it on this machine. */
export const environmentOf = (folder: StageFolder): Record<string, string> =>
  Object.fromEntries(
    Object.entries(folder.environment).map(([name, value]) => [
      name,
      isAbsolute(value) ? join(folder.root, value) : value,
    ]),
  );

async function giveTo({ uid, gid }: Owner, path: string): Promise<void> {
  const isFolder = (await lstat(path)).isDirectory();
  const below = isFolder ? await readdir(path, { recursive: true }) : [];
  await Promise.all(['', ...below].map((one) => chown(join(path, one), uid, gid)));
}

interface CopySource {
  readonly path: string;
  readonly isLeftOut: (path: string) => boolean;
}

async function copy(step: CopyStep, folder: StageFolder, sources: readonly CopySource[]): Promise<void> {
  const target = pathIn(folder, step.target);
  const isIntoFolder = /(^|\/)\.?$/.test(step.target) || sources.length > 1;
  for (const { path, isLeftOut } of sources) {
    if (isLeftOut(path)) throw new Error(`COPY ${basename(path)}: .dockerignore keeps it out`);
    // As Docker does: of a folder what is in it, of a file itself.
    const place = (await stat(path)).isFile() && isIntoFolder ? join(target, basename(path)) : target;
    await mkdir(dirname(place), { recursive: true });
    await cp(path, place, { recursive: true, verbatimSymlinks: true, filter: (one) => !isLeftOut(one) });
    // Only root gives files away; without it the site runs as whoever rehearses, who has them already.
    if (step.owner && process.getuid?.() === 0) await giveTo(step.owner, place);
  }
}

function sourcesOf(
  { from, sources }: CopyStep,
  built: Built,
  { context, isIgnored }: BuildOptions,
): CopySource[] {
  if (from === undefined) {
    const isLeftOut = (path: string) => isIgnored(relative(context, path));
    return sources.map((source) => ({ path: join(context, source), isLeftOut }));
  }
  const stage = built.get(from);
  if (stage === undefined) throw new Error(`COPY --from=${from}: no stage before has that name`);
  return sources.map((source) => ({ path: join(stage.root, source), isLeftOut: () => false }));
}

async function run(command: string, folder: StageFolder, { hostEnvironment }: BuildOptions): Promise<void> {
  const env = { ...hostEnvironment, ...environmentOf(folder) };
  // Throws with what the command wrote to its error output.
  await promisify(execFile)('sh', ['-c', command], {
    cwd: pathIn(folder, '.'),
    env,
    maxBuffer: MAX_OUTPUT_BYTES,
  });
}

/** Carries out the steps of a stage in an empty folder, or in a copy of the stage that it continues. Throws when one fails. */
export async function buildStage(
  stage: Stage,
  root: string,
  built: Built,
  options: BuildOptions,
): Promise<StageFolder> {
  const parent = built.get(stage.from);
  await mkdir(root, { recursive: true });
  if (parent) await cp(parent.root, root, { recursive: true, verbatimSymlinks: true });
  let folder: StageFolder = { workdir: parent?.workdir ?? '/', environment: parent?.environment ?? {}, root };
  for (const step of stage.steps) {
    if (step.kind === 'workdir') {
      folder = { ...folder, workdir: posix.resolve(folder.workdir, step.path) };
      await mkdir(pathIn(folder, '.'), { recursive: true });
    } else if (step.kind === 'env') {
      folder = { ...folder, environment: { ...folder.environment, ...step.variables } };
    } else if (step.kind === 'run') {
      options.say(`  RUN ${step.command}`);
      await run(step.command, folder, options);
    } else {
      options.say(`  COPY ${step.from ? `${step.from}: ` : ''}${step.sources.join(' ')} → ${step.target}`);
      await copy(step, folder, sourcesOf(step, built, options));
    }
  }
  return folder;
}
