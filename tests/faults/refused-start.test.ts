import { once } from 'node:events';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { NeverReady } from '../../scripts/processes/ready-process.ts';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';
import { openDatabase } from '../../server/adapters/sqlite/database.ts';
import { migrations } from '../../server/adapters/sqlite/migrations.ts';
import { readConfig } from '../../server/config.ts';
import { pickAdapters } from '../../server/container/pick-adapters.ts';
import { StartRefused } from '../../server/ports/start-refused.ts';
import { startServerProcess } from '../servers/server-process.ts';
import { startScript } from '../support/run-script.ts';

/** A network whose addresses nobody has. */
const NOT_OURS = '192.0.2.1';

/** All that a server says which doesn't come to work. */
async function lineOf(environment: NodeJS.ProcessEnv): Promise<string> {
  const refused = await startServerProcess(environment).catch((reason) => reason);
  expect(refused).toBeInstanceOf(NeverReady);
  const { output } = refused as NeverReady;
  expect(output).toHaveLength(1);
  return output[0] ?? '';
}

/** Why a process doesn't get past its settings and its data: what it says then, without a process for each. */
async function refusalOf(environment: NodeJS.ProcessEnv): Promise<string> {
  const refused = await Promise.try(() => pickAdapters(readConfig(environment))).catch((reason) => reason);
  expect(refused).toBeInstanceOf(StartRefused);
  return (refused as StartRefused).message;
}

describe('a start that cannot work says one line that names the setting, and ends [FAULT-9]', () => {
  it.each<[settings: NodeJS.ProcessEnv, line: string]>([
    [{ HOST: NOT_OURS }, `HOST: ${NOT_OURS} is not an address of this machine`],
    [{ HOST: 'no such host' }, 'HOST: no such host is not an address of this machine'],
    [
      { PUBLIC_ORIGIN: 'ftp://sawaal.example' },
      'PUBLIC_ORIGIN: is not an origin like https://sawaal.example',
    ],
    [{ DATA_DIR: '/proc/nope' }, 'DATA_DIR: /proc/nope cannot be made: ENOENT'],
  ])('a process: %j', async (settings, line) => {
    const dir = createTempDir();
    expect(await lineOf({ DATA_DIR: dir.path, ...settings })).toBe(`Sawaal cannot start: ${line}`);
    dir.remove();
  });

  it.each<[settings: NodeJS.ProcessEnv, line: string]>([
    [{ TRUST_PROXY: 'proxy' }, 'TRUST_PROXY: is not a list of addresses or networks'],
    [{ TRUST_PROXY: '10.0.0.0/64' }, 'TRUST_PROXY: is not a list of addresses or networks'],
    [{ DATA_DIR: '/proc/nope/deeper' }, 'DATA_DIR: /proc/nope cannot be made: ENOENT'],
    [{ DATA_DIR: '/proc' }, 'DATA_DIR: /proc cannot be written to'],
  ])('%j', async (settings, line) => {
    const dir = createTempDir();
    expect(await refusalOf({ DATA_DIR: dir.path, ...settings })).toBe(line);
    dir.remove();
  });

  it('a PORT that is taken', async () => {
    const dir = createTempDir();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const PORT = String((other.address() as AddressInfo).port);
    expect(await lineOf({ DATA_DIR: dir.path, PORT })).toBe(`Sawaal cannot start: PORT: ${PORT} is taken`);
    other.close();
    dir.remove();
  });

  it('a DATA_DIR that is a file, which stays as it is', async () => {
    const dir = createTempDir();
    const file = join(dir.path, 'notes.txt');
    writeFileSync(file, 'mine');
    const line = `DATA_DIR: ${file} is not a folder`;
    expect(await refusalOf({ DATA_DIR: file })).toBe(line);
    expect(await refusalOf({ DATA_DIR: join(file, 'deeper') })).toBe(line);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    dir.remove();
  });
});

const NEWER = migrations.length + 1;

function setSchema(file: string, version: number): void {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA user_version = ${version}`);
  database.close();
}

describe('a database that cannot be used is named with the way back, and never overwritten [FAULT-9]', () => {
  const damaged =
    'is damaged; nothing was changed. Move it and the files beside it away and run: npm run restore -- <backup>';

  it.each<[what: string, spoil: (file: string) => void, line: string]>([
    ['no database', (file) => writeFileSync(file, 'no database at all'.repeat(1_000)), damaged],
    ['cut off', (file) => truncateSync(file, 20_000), damaged],
    [
      'overwritten behind its first page',
      (file) => writeFileSync(file, readFileSync(file).fill(0x5a, 8_192)),
      damaged,
    ],
    [
      'of a newer release',
      (file) => setSchema(file, NEWER),
      `is of a newer release (schema ${NEWER}, this one knows ${migrations.length}); nothing was changed. Start that release again, or restore a backup of this one into another DATA_DIR`,
    ],
    [
      'of another program',
      (file) => setSchema(file, 0),
      'is not a database of Sawaal; nothing was changed. Set another DATA_DIR',
    ],
  ])('%s', async (_, spoil, line) => {
    const dir = createTempDir();
    const file = join(dir.path, 'sawaal.sqlite');
    openDatabase(dir.path).close();
    spoil(file);
    const before = readFileSync(file);
    expect(await refusalOf({ DATA_DIR: dir.path })).toBe(`${file} ${line}`);
    expect(readFileSync(file).equals(before)).toBe(true);
    dir.remove();
  });
});

const NO_DATABASE = 'no database at all'.repeat(1_000);

describe('scripts that cannot use the DATA_DIR say one line too, and end with 1', () => {
  const expectOneLine = async (script: string, DATA_DIR: string, args: readonly string[]): Promise<void> => {
    const environment = { DATA_DIR, MONGODB_URL: '', REDIS_URL: '', NODE_ENV: 'development' };
    if (script === 'migrate-to-cluster.ts') environment.MONGODB_URL = 'mongodb://127.0.0.1:1';
    const { status, said } = await startScript(script, environment, args).ended;
    expect([status, said.split('\n').length, said]).toEqual([1, 1, said]);
    expect(said).not.toBe('');
  };

  it.each<[script: string, ...args: string[]]>([
    ['admin-create.ts'],
    ['audit-store.ts'],
    ['backup.ts', '/proc/nope.sqlite'],
    ['restore.ts', '/proc/nope.sqlite'],
    ['migrate-to-cluster.ts'],
    ['seed.ts'],
    ['cluster/main.ts'],
  ])('%s', async (script, ...args) => {
    const dir = createTempDir();
    const file = join(dir.path, 'sawaal.sqlite');
    writeFileSync(file, NO_DATABASE);
    // This one makes a folder of its own beside the database.
    await expectOneLine(script, script === 'cluster/main.ts' ? file : dir.path, args);
    expect(readFileSync(file, 'utf8')).toBe(NO_DATABASE);
    dir.remove();
  });

  it.each(['/proc/nope', '/proc'])('%s', (DATA_DIR) => expectOneLine('audit-store.ts', DATA_DIR, []));
});
