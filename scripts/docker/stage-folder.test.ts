import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTempDir, type TempDir } from '../processes/temp-dir.ts';
import { parseDockerfile } from './dockerfile.ts';
import { buildStage, environmentOf, type StageFolder } from './stage-folder.ts';

let temporary: TempDir;
const inContext = (path: string) => join(temporary.path, 'context', path);

beforeEach(() => {
  temporary = createTempDir();
  for (const path of ['package.json', 'server/main.ts', 'server/main.test.ts', '.env']) {
    mkdirSync(dirname(inContext(path)), { recursive: true });
    writeFileSync(inContext(path), path);
  }
});
afterEach(() => temporary.remove());

async function build(text: string): Promise<StageFolder> {
  const built = new Map<string, StageFolder>();
  for (const stage of parseDockerfile(text)) {
    const name = stage.name ?? 'last';
    const folder = await buildStage(stage, join(temporary.path, name), built, {
      context: inContext('.'),
      isIgnored: (path) => path === '.env' || path.endsWith('.test.ts'),
      hostEnvironment: { PATH: process.env.PATH },
      say() {},
    });
    built.set(name, folder);
  }
  const last = built.get('last');
  if (last === undefined) throw new Error('the last stage has a name');
  return last;
}

const filesOf = ({ root }: StageFolder) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();

describe('a stage', () => {
  it('has what COPY names: files by their names, of a folder what is in it, without what is ignored', async () => {
    const folder = await build('FROM node\nWORKDIR /app\nCOPY package.json ./\nCOPY server source');
    expect(filesOf(folder)).toEqual(['/app/package.json', '/app/source/main.ts']);
  });

  it('never gets what .dockerignore keeps out', async () => {
    await expect(build('FROM node\nCOPY .env ./')).rejects.toThrow('.dockerignore keeps it out');
  });

  it('goes on where the stage before it ended, and leaves that one as it is', async () => {
    const folder = await build(
      'FROM node AS base\nWORKDIR /app\nCOPY package.json ./\nFROM base AS other\nRUN rm package.json\nFROM base\nRUN touch made',
    );
    expect(filesOf(folder)).toEqual(['/app/made', '/app/package.json']);
  });

  it('runs commands in its folder, with its environment', async () => {
    const folder = await build('FROM node\nENV NAME=quiz\nWORKDIR /app\nRUN echo $NAME > name');
    expect(readFileSync(join(folder.root, 'app/name'), 'utf8')).toBe('quiz\n');
  });

  it('ends at a command that fails, and says what that said', async () => {
    await expect(build('FROM node\nRUN echo no space left >&2 && exit 3')).rejects.toThrow('no space left\n');
  });

  it('has its own paths in variables, not those of this machine', async () => {
    const folder = await build('FROM node\nENV DATA_DIR=/data MODE=fast');
    expect(environmentOf(folder)).toEqual({ DATA_DIR: join(folder.root, 'data'), MODE: 'fast' });
  });
});
