import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { argon2Passwords } from '../server/adapters/local/argon2-passwords.ts';
import { lockDataFolder } from '../server/adapters/sqlite/data-lock.ts';
import { readConfig } from '../server/config.ts';
import { pickAdapters } from '../server/container/pick-adapters.ts';
import type { AdminRecord } from '../server/ports/admin-store.ts';
import { ask } from './admin-create/ask.ts';
import { createTempDir, type TempDir } from './processes/temp-dir.ts';

const ADMIN = { ADMIN_EMAIL: 'owner@example.com', ADMIN_KEY: 'a good key', ADMIN_SECRET_CODE: 'a good code' };

let dir: TempDir;
beforeEach(() => {
  dir = createTempDir();
});
afterEach(() => dir.remove());

function run(environment: NodeJS.ProcessEnv, typed = '', options: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'admin-create.ts'), ...options],
    { encoding: 'utf8', input: typed, env: { ...process.env, DATA_DIR: dir.path, ...environment } },
  );
  return { status, said: stdout.trim(), complained: stderr.trim() };
}

async function recordOf(email: string): Promise<AdminRecord | undefined> {
  const container = await pickAdapters(readConfig({ DATA_DIR: dir.path }));
  try {
    return await container.store.admin(email);
  } finally {
    await container.close();
  }
}

describe('npm run admin:create', () => {
  it('makes the record from ADMIN_*, then changes it, and says what it did', async () => {
    expect(run(ADMIN)).toEqual({ status: 0, said: 'owner@example.com is an admin now', complained: '' });
    const record = await recordOf('OWNER@example.com');
    expect(await argon2Passwords.matches(record?.keyHash ?? '', ADMIN.ADMIN_KEY)).toBe(true);
    expect(await argon2Passwords.matches(record?.codeHash ?? '', ADMIN.ADMIN_SECRET_CODE)).toBe(true);
    expect(run(ADMIN).said).toContain('nothing changed');
    expect(await recordOf('owner@example.com')).toEqual(record);
    expect(run({ ...ADMIN, ADMIN_KEY: 'a better key' }).said).toContain('has a new admin key');
    expect(await recordOf('owner@example.com')).not.toEqual(record);
  });

  it('asks for what is not set, and shows no secret', async () => {
    const { status, said, complained } = run({}, 'second@example.com\nmy secret key\nmy secret code\n');
    expect({ status, said }).toEqual({ status: 0, said: 'second@example.com is an admin now' });
    expect(complained).toContain('Secret code');
    expect(complained).not.toMatch(/my secret/);
    const record = await recordOf('second@example.com');
    expect(await argon2Passwords.matches(record?.codeHash ?? '', 'my secret code')).toBe(true);
  });

  it('refuses short ones, missing ones and what is no address, and makes nothing', async () => {
    for (const [environment, typed, complaint] of [
      [{ ...ADMIN, ADMIN_KEY: 'short' }, '', 'ADMIN_KEY: has fewer than 8 characters'],
      [{ ADMIN_EMAIL: ADMIN.ADMIN_EMAIL }, '', 'ADMIN_KEY: is missing: set all three of the admin, or none'],
      [{}, `${ADMIN.ADMIN_EMAIL}\na good key\nshort\n`, 'ADMIN_SECRET_CODE: has fewer than 8 characters'],
      [{}, 'nobody\na good key\na good code\n', 'ADMIN_EMAIL: is not an e-mail address'],
      [{}, '', 'an e-mail address, an admin key and a secret code are needed'],
    ] as const) {
      const { status, said, complained } = run(environment, typed);
      expect([status, said]).toEqual([1, '']);
      expect(complained.endsWith(`admin:create: nothing done: ${complaint}`)).toBe(true);
    }
    expect(await recordOf(ADMIN.ADMIN_EMAIL)).toBeUndefined();
  });

  it('lists who is an admin, and removes one', async () => {
    run(ADMIN);
    run({ ...ADMIN, ADMIN_EMAIL: 'second@example.com' });
    expect(run({}, '', ['--list']).said.split('\n')).toEqual(['owner@example.com', 'second@example.com']);
    expect(run({}, '', ['--remove', 'OWNER@example.com'])).toEqual({
      status: 0,
      said: 'OWNER@example.com is no admin any more; all their sessions are over',
      complained: '',
    });
    expect(run({}, '', ['--list']).said).toBe('second@example.com');
    expect(run({}, '', ['--remove', 'owner@example.com'])).toMatchObject({
      status: 1,
      complained: 'admin:create: nothing done: owner@example.com is no admin',
    });
    expect(run({}, '', ['--forget'])).toMatchObject({ status: 1, said: '' });
  });

  it('refuses a folder that a server has', () => {
    const unlock = lockDataFolder(dir.path);
    const refused = run(ADMIN);
    unlock();
    expect(refused.status).toBe(1);
    expect(refused.complained).toContain('another process is using the data folder');
  });
});

describe('asking at a terminal', () => {
  it('shows what is typed, but nothing of a secret', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let shown = '';
    output.on('data', (chunk) => {
      shown += chunk;
      if (shown.endsWith('Name: ')) input.write('Ayesha\r');
      if (shown.endsWith('Key: ')) input.write('hidden\u007f\u007fden!\r');
    });
    const answers = await ask({ input, output, isTerminal: true }, [
      { text: 'Name: ', isSecret: false },
      { text: 'Key: ', isSecret: true },
    ]);
    expect(answers).toEqual(['Ayesha', 'hiddden!']);
    expect(shown).toContain('Ayesha');
    expect(shown).not.toMatch(/hid|den/);
  });
});
