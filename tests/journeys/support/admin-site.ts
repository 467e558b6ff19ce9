import { randomUUID } from 'node:crypto';
import type { ServerAdapters } from '../../../server/container/adapters.ts';
import { hashToken } from '../../../server/edges/token-hash.ts';
import { createAdmins } from '../../../server/features/admin/admin.service.ts';
import { INACTIVE_AFTER_MS, SESSION_AT_LOGIN_MS } from '../../../shared/rules/constants.ts';
import { usernameKey } from '../../../shared/rules/signup.ts';
import { openAdminSession } from '../../builders/open-admin-session.ts';
import { buildPlay } from '../../builders/play-builder.ts';
import { PASSWORD } from './member.ts';
import { type Site, startSite } from './site.ts';

/** An admin who can come through the gate, and who has a session already. */
export interface SeededAdmin {
  readonly email: string;
  readonly adminKey: string;
  readonly secretCode: string;
  readonly adminToken: string;
}

const adminCalled = (name: string): SeededAdmin => ({
  email: `${name}@sawaal.example`,
  adminKey: `key of ${name}`,
  secretCode: `code of ${name}`,
  adminToken: randomUUID(),
});

export const amna = adminCalled('amna');
export const babar = adminCalled('babar');

/** What would run if it were taken for HTML anywhere. */
export const SCRIPT = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
/** No sign-up and no login lets such a name through: it is there, with a session, as if one had. */
export const SCRIPTED_MEMBER = '<img src=x onerror=alert(3)>';
export const SCRIPTED_TOKEN = randomUUID();
export const RICH_MEMBER = 'nadia';
const SLEEPING_MEMBER = 'asleep';
const DAY_MS = 24 * 60 * 60_000;

/** Makes an admin's record, and a session of theirs. */
export async function seedAdmin(
  { adminToken, ...credentials }: SeededAdmin,
  container: ServerAdapters,
): Promise<void> {
  await createAdmins({ ...container, onSessionEnded: () => {} }).setCredentials(credentials);
  await openAdminSession(container.store, {
    email: credentials.email,
    tokenHash: hashToken(adminToken),
    expiresAt: container.clock.now() + 60 * 60_000,
  });
}

export async function seedMember(
  username: string,
  points: number,
  at: number,
  container: ServerAdapters,
  sessionToken?: string,
): Promise<void> {
  const { store, passwords } = container;
  const id = randomUUID();
  const passwordHash = await passwords.hash(PASSWORD);
  const email = `${id}@gmail.com`;
  const claimed = await store.claimAccount({
    id,
    username,
    usernameKey: usernameKey(username),
    email,
    mailbox: email,
    passwordHash,
    createdAt: at,
  });
  if (claimed.kind === 'refused') throw new Error(`no account for ${username}: ${claimed.code}`);
  if (sessionToken !== undefined) {
    const session = {
      accountId: id,
      tokenHash: hashToken(sessionToken),
      expiresAt: at + SESSION_AT_LOGIN_MS,
    };
    await store.openSession(session, { passwordHash, now: at });
  }
  if (points === 0) return;
  const play = buildPlay({ id: randomUUID(), owner: { kind: 'member', accountId: id }, startedAt: at });
  await store.startPlay(play);
  await store.finishPlay(play, at, points);
}

async function post(site: Site, path: string, body: object, token: string): Promise<void> {
  const response = await fetch(new URL(path, site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
}

/** Every text that a member can put before an admin, with a script in it. */
async function sendScripts(site: Site): Promise<void> {
  const request = { requestId: randomUUID(), paymentMethod: 'SadaPay', accountNumber: '03007654321' };
  await post(site, '/api/withdrawals', { ...request, accountName: SCRIPT }, SCRIPTED_TOKEN);
  const message = { name: SCRIPT, email: 'script@example.com', message: `Salaam! ${SCRIPT}` };
  await post(site, '/api/support', message, SCRIPTED_TOKEN);
}

/**
 * A site whose three accounts are all taken: by a member with points for a withdrawal, by one whose name, request and
 * message are scripts, and by one whom a cleanup deletes.
 */
export async function startAdminSite(): Promise<Site> {
  const site = await startSite({ FREE_ACCOUNTS: '3' }, async (container) => {
    const now = container.clock.now();
    await container.store.setSlotLimit(3);
    await seedMember(RICH_MEMBER, 2_600, now, container);
    await seedMember(SCRIPTED_MEMBER, 2_600, now, container, SCRIPTED_TOKEN);
    await seedMember(SLEEPING_MEMBER, 0, now - INACTIVE_AFTER_MS - DAY_MS, container);
    await seedAdmin(amna, container);
    await seedAdmin(babar, container);
  });
  await sendScripts(site);
  return site;
}
