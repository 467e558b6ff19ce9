import { loadBanks } from '../../content/load-banks.ts';
import { readConfig } from '../../server/config.ts';
import { pickAdapters } from '../../server/container/pick-adapters.ts';
import type { AdminSessionView, SessionView } from '../../shared/contract/views.ts';
import { startReadyProcess } from '../processes/ready-process.ts';
import { createTempDir } from '../processes/temp-dir.ts';
import { type SeededMember, seedStore } from '../seed/seed-store.ts';

/** A seeded site of its own, started for the pictures and thrown away with its data. */
export interface GallerySite {
  readonly url: string;
  readonly members: readonly SeededMember[];
  /** A session of the member; one member has one at a time, so it is opened once. */
  memberSession(member: SeededMember): Promise<SessionView>;
  adminSession(): Promise<AdminSessionView>;
  stop(): Promise<void>;
}

const admin = {
  email: 'gallery@sawaal.invalid',
  adminKey: 'key of the gallery',
  secretCode: 'code of the gallery',
};

export async function startGallerySite(): Promise<GallerySite> {
  const data = createTempDir();
  const environment: NodeJS.ProcessEnv = {
    MONGODB_URL: '',
    REDIS_URL: '',
    DATA_DIR: data.path,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: admin.email,
    ADMIN_KEY: admin.adminKey,
    ADMIN_SECRET_CODE: admin.secretCode,
  };
  const config = readConfig({ ...process.env, ...environment });
  const container = await pickAdapters(config);
  const members = await seedStore(
    { ...container, questions: loadBanks() },
    {
      freeAccounts: config.FREE_ACCOUNTS,
      pointsPerCorrect: config.POINTS_PER_CORRECT,
      timeZone: config.SITE_TIME_ZONE,
    },
  );
  await container.close();
  const server = await startReadyProcess({
    command: process.execPath,
    args: ['server/main.mjs'],
    environment,
    ready: /^Sawaal is ready: (?<url>http:\S+)$/,
  });
  const url = server.ready.groups?.url ?? '';

  async function post<Reply>(path: string, body: object): Promise<Reply> {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
    return response.json() as Promise<Reply>;
  }
  const sessions = new Map<string, Promise<SessionView>>();
  let adminSession: Promise<AdminSessionView> | undefined;

  return {
    url,
    members,
    memberSession({ username, password }) {
      const session = sessions.get(username) ?? post<SessionView>('/api/sessions', { username, password });
      sessions.set(username, session);
      return session;
    },
    adminSession() {
      adminSession ??= post<AdminSessionView>('/api/admin/sessions', admin);
      return adminSession;
    },
    async stop() {
      await server.end('SIGTERM');
      data.remove();
    },
  };
}
