import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../clients/test-api.ts';
import { codeOf, type TestPlayer } from '../../clients/test-player.ts';
import {
  STARTS_WITHIN_MS,
  startTestCluster,
  type TestCluster,
  type TestClusterServer,
} from '../../servers/test-cluster.ts';

const NEW_PASSWORD = 'battery staple';

let site: TestCluster;
beforeAll(async () => {
  site = await startTestCluster();
}, STARTS_WITHIN_MS);
afterAll(() => site.stop());
afterEach(async () => expect(await site.data.audit()).toEqual([]));

const statusAt = async ({ api }: TestClusterServer, token: string) =>
  (await api.call('me', { token })).status;
const statuses = (token: string) => Promise.all([site.a, site.b].map((server) => statusAt(server, token)));
const logIn = ({ api }: TestClusterServer, username: string, password = PASSWORD) =>
  api.login({ username, password });

/** A member who is logged in, with a page open at the other server. */
async function joinWithPage(username: string) {
  const { sessionToken: token } = await site.b.api.join(username);
  const page = await site.a.connect(token);
  // Its first answer comes once the server knows whose it is.
  expect(codeOf(await page.resume('0199c0de-0000-7000-8000-000000000001'))).toBe('PLAY_GONE');
  return { token, page };
}

/** Within a second of the reply that the page's session ended by. */
async function endsWithinASecond(page: TestPlayer, reason: string): Promise<void> {
  const repliedAt = performance.now();
  expect(await page.waitFor('session:ended')).toEqual({ reason });
  expect(performance.now() - repliedAt).toBeLessThan(1_000);
  expect(await page.heard('session:ended')).toHaveLength(1);
}

describe('one session on two servers', () => {
  it('is valid at both, wherever it was opened', async () => {
    const { token } = await joinWithPage('Ayesha');
    expect(await statuses(token)).toEqual([200, 200]);
  });

  it('ends with a login at the other server: its pages hear `replaced`, the old token is dead at both [SESSION-2]', async () => {
    const { token, page } = await joinWithPage('Bilal');
    const { body } = await logIn(site.b, 'bilal');
    await endsWithinASecond(page, 'replaced');
    expect(await statuses(token)).toEqual([401, 401]);
    expect(await statuses(body.sessionToken)).toEqual([200, 200]);
  });

  it('ends with a logout at the other server [SESSION-2]', async () => {
    const { token, page } = await joinWithPage('Dania');
    expect((await site.b.api.call('endSession', { token })).status).toBe(204);
    await endsWithinASecond(page, 'loggedOut');
    expect(await statuses(token)).toEqual([401, 401]);
  });

  it('of logins at both at once the last one alone is left', async () => {
    await joinWithPage('Ehsan');
    const opened = await Promise.all(
      [site.a, site.b, site.a, site.b].map((server) => logIn(server, 'ehsan')),
    );
    const seen = await Promise.all(opened.map(({ body }) => statuses(body.sessionToken)));
    expect(seen.map(String).sort()).toEqual(['200,200', '401,401', '401,401', '401,401']);
  });

  it('goes on through a change of password, which no older session and no old password survives anywhere', async () => {
    const { token: older, page } = await joinWithPage('Fatima');
    const { sessionToken: token } = (await logIn(site.b, 'fatima')).body;
    const body = { current: PASSWORD, next: NEW_PASSWORD };
    expect((await site.b.api.call('changePassword', { token, body })).status).toBe(204);
    expect(await page.waitFor('session:ended')).toEqual({ reason: 'replaced' });
    expect(await statuses(token)).toEqual([200, 200]);
    expect(await statuses(older)).toEqual([401, 401]);
    for (const server of [site.a, site.b]) {
      expect((await logIn(server, 'fatima')).code).toBe('WRONG_PASSWORD');
    }
    expect((await logIn(site.a, 'fatima', NEW_PASSWORD)).status).toBe(201);
    expect(await statuses(token)).toEqual([401, 401]);
  });

  it('a change of password and logins with the old one at once, on two servers: never both [SESSION-11]', async () => {
    const { token } = await joinWithPage('Gul');
    const body = { current: PASSWORD, next: NEW_PASSWORD };
    const [changed, ...opened] = await Promise.all([
      site.b.api.call('changePassword', { token, body }),
      ...[site.a, site.a, site.a].map((server) => logIn(server, 'gul')),
    ]);
    const living = opened.filter(({ code }) => code === 'OK');
    if (changed.code === 'OK') expect(living).toEqual([]);
    else {
      expect(changed.code).toBe('SESSION_EXPIRED');
      expect(living.length).toBeGreaterThan(0);
    }
  });

  it('prolonged by the profile page at one server, the pages at the other learn until when', async () => {
    const { token, page } = await joinWithPage('Hina');
    const { expiresAt } = (await site.b.api.call('profile', { token })).body;
    expect(await page.waitFor('session:changed')).toEqual({ expiresAt });
    expect(await page.heard('session:changed')).toHaveLength(1);
  });
});

it('an admin who logs out at one server: the dashboard at the other closes, and opens nowhere again', async () => {
  const token = await site.admin();
  const dashboard = await site.b.dashboard(token);
  const other = await site.b.dashboard(await site.admin());
  expect((await site.a.api.call('endAdminSession', { token })).status).toBe(204);
  expect(await dashboard.waitFor('session:ended')).toEqual({ reason: 'loggedOut' });
  await expect.poll(() => dashboard.isConnected, { timeout: 10_000 }).toBe(false);
  for (const server of [site.a, site.b]) {
    await expect(server.dashboard(token)).rejects.toThrow('ADMIN_SESSION_EXPIRED');
  }
  expect(await other.heard('session:ended')).toEqual([]);
  expect(other.isConnected).toBe(true);
});
