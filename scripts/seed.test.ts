import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { argon2Passwords } from '../server/adapters/argon2-passwords.ts';
import { lockDataFolder } from '../server/adapters/sqlite/data-lock.ts';
import { readConfig } from '../server/config.ts';
import type { Container } from '../server/container/container.ts';
import { createContainer } from '../server/container/create-container.ts';
import { createCountingPasswords } from '../server/testing/counting-passwords.ts';
import { runScript } from '../server/testing/run-script.ts';
import { createTempDir, type TempDir } from '../server/testing/temp-dir.ts';
import { INACTIVE_AFTER_MS } from '../shared/rules/constants.ts';
import { RANKS, UNRANKED } from '../shared/rules/rank.ts';
import { type SeedOptions, seedStore } from './seed/seed-store.ts';

let dir: TempDir;
beforeEach(() => {
  dir = createTempDir();
});
afterEach(() => dir.remove());

const run = (script: string, environment: NodeJS.ProcessEnv = {}) =>
  runScript(script, { DATA_DIR: dir.path, ...environment });

async function withContainer<T>(use: (container: Container) => Promise<T>): Promise<T> {
  const real = await createContainer(readConfig({ DATA_DIR: dir.path }));
  try {
    return await use({ ...real, passwords: createCountingPasswords() });
  } finally {
    await real.close();
  }
}

const options: SeedOptions = { freeAccounts: 50, pointsPerCorrect: 10, timeZone: 'Asia/Karachi' };

describe('npm run seed', () => {
  it('fills an empty folder once, names every member with a password that works, and leaves the audit clean', async () => {
    const { status, lines } = run('seed.ts');
    expect(status).toBe(0);
    const members = lines.map((line) => line.split(' '));
    expect(members.map(([, , points]) => Number(points))).toEqual([0, 120, 760, 1_850, 2_600, 5_200]);
    const [username = '', password = ''] = members[4] ?? [];
    await withContainer(async ({ store }) => {
      const known = await store.credentials(username.toLowerCase());
      expect(await argon2Passwords.matches(known?.passwordHash ?? '', password)).toBe(true);
    });
    expect(run('audit-store.ts')).toMatchObject({ status: 0, lines: ['audit: nothing differs'] });
    expect(run('seed.ts')).toMatchObject({
      status: 1,
      said: 'seed: nothing done: there are members already (6)',
    });
  });

  it('refuses in production before it opens anything, and a folder that a server has', () => {
    expect(run('seed.ts', { NODE_ENV: 'production' })).toMatchObject({
      status: 1,
      said: 'seed: nothing done: this is production',
    });
    expect(existsSync(join(dir.path, 'sawaal.sqlite'))).toBe(false);
    const unlock = lockDataFolder(dir.path);
    const refused = run('seed.ts');
    unlock();
    expect(refused.status).toBe(1);
    expect(refused.said).toContain('another process is using the data folder');
  });

  it('makes a member of every rank, with plays that a person could have played, nobody inactive', () =>
    withContainer(async (container) => {
      const told: number[] = [];
      const seeded = await seedStore(container, { ...options, onProgress: (done) => told.push(done) });
      const { store, clock } = container;
      const ranks = new Set<string>();
      for (const { username, points } of seeded) {
        const { accountId = '' } = (await store.credentials(username.toLowerCase())) ?? {};
        const profile = await store.profile(accountId);
        const plays = await store.finishedPlays(accountId);
        ranks.add(profile?.rank ?? '');
        expect(profile).toMatchObject({ points, quizCount: plays.length });
        expect(clock.now() - (profile?.lastActive ?? 0)).toBeLessThan(INACTIVE_AFTER_MS);
        for (const play of plays) {
          expect(play.answers).toHaveLength(5);
          expect(play.finishedAt).toBeLessThan(clock.now());
        }
      }
      expect(ranks).toEqual(new Set([UNRANKED, ...RANKS.map(({ name }) => name)]));
      const { members, plays } = await store.stats();
      expect(members).toBe(6);
      expect(told).toHaveLength(plays);
    }));

  it('gives every rank with other points for a right answer too', () =>
    withContainer(async (container) => {
      const seeded = await seedStore(container, { ...options, pointsPerCorrect: 7 });
      expect(seeded.map(({ points }) => points)).toEqual([0, 126, 763, 1_855, 2_604, 5_201]);
    }));

  it('refuses fewer free accounts than it needs, and makes none', () =>
    withContainer(async (container) => {
      await expect(seedStore(container, { ...options, freeAccounts: 5 })).rejects.toThrow(
        'FREE_ACCOUNTS is 5',
      );
      expect((await container.store.stats()).members).toBe(0);
    }));
});
