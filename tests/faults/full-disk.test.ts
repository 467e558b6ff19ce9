import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';
import { auditStore } from '../../server/store-copy/audit.ts';
import { createTestApi } from '../clients/test-api.ts';
import { startServerProcess } from '../servers/server-process.ts';

const ROOM_BYTES = 64 * 1024;
const LOOK_EVERY_MS = 50;
/** Each as long as a message may be, from an address of its own. */
const MESSAGE = 'm'.repeat(1_900);

/** How long a file of the process may become: the system refuses every byte more, as it does on a full disk. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  spawnSync('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:unlimited`]).status;
const canLimit = limitFiles(process.pid, 'unlimited') === 0;

it.runIf(canLimit)(
  'the system refuses to write: 503 and an ill health, nothing that was acknowledged is lost, and well again by itself [FAULT-3]',
  async ({ onTestFinished }) => {
    const dir = createTempDir();
    const environment = { DATA_DIR: dir.path, TRUST_PROXY: '127.0.0.1,::1' };
    const server = await startServerProcess(environment);
    onTestFinished(async () => {
      await server.end('SIGKILL');
      dir.remove();
    });
    const api = createTestApi(() => server.url);
    const health = async () => (await api.call('health')).status;
    let letters = 0;
    async function write(): Promise<string> {
      letters += 1;
      const body = { name: 'Guest', email: 'guest@example.com', message: `${letters} ${MESSAGE}` };
      const address = `10.4.${letters >> 8}.${letters & 255}`;
      return (await api.call('support', { body, address })).code;
    }
    const acknowledged: number[] = [];

    const log = join(dir.path, 'sawaal.sqlite-wal');
    limitFiles(server.pid, statSync(log).size + ROOM_BYTES);
    for (let code = 'OK'; code === 'OK'; ) {
      code = await write();
      if (code === 'OK') acknowledged.push(letters);
      else expect(code).toBe('UNAVAILABLE');
    }
    // Its own write may be small enough for what is left, a few times.
    while ((await health()) !== 503) await pause(LOOK_EVERY_MS);
    expect((await api.call('slots')).status).toBe(200);

    limitFiles(server.pid, 'unlimited');
    while ((await health()) !== 200) await pause(LOOK_EVERY_MS);
    expect(await write()).toBe('OK');
    acknowledged.push(letters);
    await server.end('SIGKILL');

    const again = await startServerProcess(environment);
    expect(await again.end('SIGTERM')).toBe(0);
    expect(auditStore(dir.path)).toEqual([]);
    const database = new DatabaseSync(join(dir.path, 'sawaal.sqlite'), { readOnly: true });
    const stored = database.prepare('SELECT message FROM support').all();
    database.close();
    const numbers = stored.map(({ message }) => Number.parseInt(String(message), 10));
    expect(numbers).toEqual(expect.arrayContaining(acknowledged));
  },
);
