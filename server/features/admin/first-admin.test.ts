import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTempDir } from '../../../scripts/processes/temp-dir.ts';
import { ADMIN } from '../../../tests/clients/test-admin.ts';
import { createTestApi } from '../../../tests/clients/test-api.ts';
import { startServerProcess } from '../../../tests/servers/server-process.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { type AdminCredentials, createAdmins } from './admin.service.ts';
import { provideFirstAdmin } from './first-admin.ts';

let server: TestServer;
/** How often the last start said that there is no admin. */
let warned: number;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

/** What a start does about admins; returns what it printed. */
async function start(configured?: AdminCredentials, generates = true): Promise<AdminCredentials[]> {
  const printed: AdminCredentials[] = [];
  let generated = 0;
  warned = 0;
  const admins = createAdmins({ ...server.container, onSessionEnded: () => {} });
  if (configured) {
    await admins.configure(configured);
    return printed;
  }
  await provideFirstAdmin({
    admins,
    adminCount: server.container.store.adminCount,
    generateSecret: generates ? () => `generated secret ${generated++}` : undefined,
    onNobody: () => {
      warned += 1;
    },
    print: (credentials) => printed.push(credentials),
  });
  return printed;
}

const enter = (body: AdminCredentials) => server.api.call('createAdminSession', { body });
const statusWith = async (token: string) => (await server.api.call('cleanup', { token })).status;

describe('ADMIN_* set at the start', () => {
  it('makes the record, and prints nothing', async () => {
    expect((await enter(ADMIN)).status).toBe(401);
    expect(await start(ADMIN)).toEqual([]);
    expect((await enter(ADMIN)).status).toBe(201);
  });

  it('unchanged at the next start: nothing is hashed again, and sessions go on', async () => {
    await start(ADMIN);
    const { adminToken } = (await enter(ADMIN)).body;
    await server.restart();
    const { hashed } = server.passwords;
    await start({ ...ADMIN, email: ADMIN.email.toUpperCase() });
    expect(server.passwords.hashed).toBe(hashed);
    expect(await statusWith(adminToken)).toBe(200);
  });

  it('changed: the old credentials and their sessions are dead, the new ones open', async () => {
    await start(ADMIN);
    const { adminToken } = (await enter(ADMIN)).body;
    const changed = { ...ADMIN, secretCode: 'another code' };
    await start(changed);
    expect(await statusWith(adminToken)).toBe(401);
    expect((await enter(ADMIN)).status).toBe(401);
    expect((await enter(changed)).status).toBe(201);
  });
});

describe('another ADMIN_EMAIL at the start', () => {
  const OTHER = { ...ADMIN, email: 'new.owner@example.com' };

  it('the one before is no admin any more, and all its sessions are over; who was made by hand stays', async () => {
    const byHand = { ...ADMIN, email: 'by.hand@example.com' };
    await createAdmins({ ...server.container, onSessionEnded: () => {} }).setCredentials(byHand);
    await start(ADMIN);
    const { adminToken } = (await enter(ADMIN)).body;
    await start(OTHER);
    expect(await statusWith(adminToken)).toBe(401);
    expect((await enter(ADMIN)).status).toBe(401);
    for (const admin of [OTHER, byHand]) expect((await enter(admin)).status).toBe(201);
  });

  it('takes the place of the generated one too', async () => {
    const [generated] = await start();
    await start(OTHER);
    expect((await enter(generated ?? ADMIN)).status).toBe(401);
    expect(await server.container.store.adminCount()).toBe(1);
  });

  it('who was made by hand with just these credentials counts as configured from then on', async () => {
    await createAdmins({ ...server.container, onSessionEnded: () => {} }).setCredentials(ADMIN);
    const { adminToken } = (await enter(ADMIN)).body;
    await start(ADMIN);
    expect(await statusWith(adminToken)).toBe(200);
    await start(OTHER);
    expect((await enter(ADMIN)).status).toBe(401);
  });
});

describe('embedded, with no record', () => {
  it('generates credentials that open the gate and prints them once: a second start prints nothing', async () => {
    const [printed, ...more] = await start();
    expect(more).toEqual([]);
    expect(printed?.adminKey).not.toBe(printed?.secretCode);
    expect((await enter(printed ?? ADMIN)).status).toBe(201);
    await server.restart();
    expect(await start()).toEqual([]);
    expect(server.logged.join('\n')).not.toContain('generated secret');
  });
});

describe('one of many servers, with no record', () => {
  it('generates nothing and says so, until there is an admin', async () => {
    expect(await start(undefined, false)).toEqual([]);
    expect([warned, await server.container.store.adminCount()]).toEqual([1, 0]);
    await start(ADMIN, false);
    await start(undefined, false);
    expect(warned).toBe(0);
  });
});

it('the real process prints generated credentials at its first start alone, and they open the gate', async ({
  onTestFinished,
}) => {
  const dir = createTempDir();
  onTestFinished(() => dir.remove());
  const credentials = /^ {2}e-mail (\S+) {2}admin key (\S+) {2}secret code (\S+)$/;
  const first = await startServerProcess({ DATA_DIR: dir.path });
  onTestFinished(async () => void (await first.end('SIGKILL')));
  const [, email, adminKey, secretCode] = first.output.flatMap((line) => credentials.exec(line) ?? []);
  const gate = createTestApi(() => first.url);
  const body = { email, adminKey, secretCode };
  expect((await gate.call('createAdminSession', { body })).status).toBe(201);
  await first.end('SIGTERM');

  const second = await startServerProcess({ DATA_DIR: dir.path });
  onTestFinished(async () => void (await second.end('SIGKILL')));
  expect(second.output.filter((line) => credentials.test(line))).toEqual([]);
  expect(second.output.join('\n')).not.toContain(adminKey);
});
