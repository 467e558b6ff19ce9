import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadBanks } from '../content/load-banks.ts';
import { argon2Passwords } from '../server/adapters/local/argon2-passwords.ts';
import { lockDataFolder } from '../server/adapters/sqlite/data-lock.ts';
import { readConfig } from '../server/config.ts';
import { pickAdapters } from '../server/container/pick-adapters.ts';
import { readFigures } from '../server/features/figures/figures.service.ts';
import { presentFigures } from '../server/features/figures/figures.view.ts';
import { answerTimesOf } from '../server/features/play/answer-times.ts';
import { lastSettlementAt, scoreAt } from '../server/features/play/timeline.ts';
import { putBeforeAdmins, startSending } from '../server/features/withdrawals/payout-state.ts';
import { payoutStates, withdrawalStatuses } from '../shared/contract/views/withdrawal.ts';
import { INACTIVE_AFTER_MS } from '../shared/rules/constants.ts';
import { dayOf } from '../shared/rules/day.ts';
import { RANKS, UNRANKED } from '../shared/rules/rank.ts';
import { OVERDUE_AFTER_MS } from '../shared/rules/withdrawal.ts';
import { allSupportMessages, allWithdrawals } from '../tests/builders/whole-lists.ts';
import { createCountingPasswords } from '../tests/support/counting-passwords.ts';
import { runScript } from '../tests/support/run-script.ts';
import { createTempDir, type TempDir } from './processes/temp-dir.ts';
import { type SeedOptions, seedStore } from './seed/seed-store.ts';
import type { Ports } from './seed/seeder.ts';

let dir: TempDir;
beforeEach(() => {
  dir = createTempDir();
});
afterEach(() => dir.remove());

const run = (script: string, environment: NodeJS.ProcessEnv = {}) =>
  runScript(script, { DATA_DIR: dir.path, ...environment });

async function withContainer<T>(use: (container: Ports) => Promise<T>): Promise<T> {
  const real = await pickAdapters(readConfig({ DATA_DIR: dir.path }));
  try {
    return await use({ ...real, passwords: createCountingPasswords(), questions: loadBanks() });
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
    expect(members.map(([, , points]) => Number(points))).toEqual([
      0, 90, 120, 760, 1_850, 60, 410, 2_600, 5_200,
    ]);
    const [username = '', password = ''] = members[7] ?? [];
    await withContainer(async ({ store }) => {
      const known = await store.credentials(username.toLowerCase());
      expect(await argon2Passwords.matches(known?.passwordHash ?? '', password)).toBe(true);
    });
    expect(run('audit-store.ts')).toMatchObject({ status: 0, lines: ['audit: nothing differs'] });
    expect(run('seed.ts')).toMatchObject({
      status: 1,
      said: 'seed: nothing done: there are members already (9)',
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

  it('makes a month of history: members of every rank, plays that a person could have played, requests, messages', () =>
    withContainer(async (container) => {
      const told: number[] = [];
      const seeded = await seedStore(container, { ...options, onProgress: (done) => told.push(done) });
      const { store, clock } = container;
      const ranks = new Set<string>();
      const inactive: string[] = [];
      for (const { username, points } of seeded) {
        const { accountId = '' } = (await store.credentials(username.toLowerCase())) ?? {};
        const profile = await store.profile(accountId);
        const plays = await store.finishedPlays(accountId);
        ranks.add(profile?.rank ?? '');
        expect(profile).toMatchObject({ points, quizCount: plays.length });
        if (clock.now() - (profile?.lastActive ?? 0) > INACTIVE_AFTER_MS) inactive.push(username);
        for (const play of plays) {
          expect(play.answers).toHaveLength(5);
          expect(play.finishedAt).toBeLessThan(clock.now());
        }
      }
      expect(ranks).toEqual(new Set([UNRANKED, ...RANKS.map(({ name }) => name)]));
      const { members, plays } = await store.stats();
      expect(inactive).toEqual(['Imran']);
      expect(members).toBe(9);
      expect(told).toHaveLength(plays);

      // Withdrawals in every state, and messages of members and guests.
      const requests = await allWithdrawals(store);
      expect(new Set(requests.map(({ payoutState }) => payoutState))).toEqual(new Set(payoutStates));
      expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(withdrawalStatuses));
      for (const { createdAt, statusChangedAt, sends, attempt } of requests) {
        expect(Math.max(createdAt, statusChangedAt)).toBeLessThanOrEqual(clock.now());
        expect(sends).toBeLessThanOrEqual(attempt);
      }
      const { overdue } = await store.owed(clock.now() - OVERDUE_AFTER_MS);
      expect(overdue).toBeGreaterThan(0);
      const messages = await allSupportMessages(store);
      expect(messages.filter(({ accountId }) => accountId === null).length).toBeGreaterThan(0);
      expect(messages.filter(({ accountId }) => accountId !== null).length).toBeGreaterThan(0);

      // A month back.
      const figures = presentFigures(await readFigures({ ...container, timeZone: options.timeZone }));
      expect(figures.days.filter(({ paidPaisa }) => paidPaisa > 0).length).toBeGreaterThan(4);
      expect(figures.hours.filter(({ plays }) => plays > 0).length).toBeGreaterThan(16);
      const { accountId = '' } = (await store.credentials('ayesha')) ?? {};
      const entries = await store.ledgerSince(accountId, figures.at - 30 * 86_400_000);
      const days = new Set(entries.map(({ at }) => dayOf(at, options.timeZone)));
      expect(days.size).toBeGreaterThan(28);
    }));

  it('beside a server and a worker, which finish its plays and take up its requests: all the same [FAULT-38]', () =>
    withContainer(async (container) => {
      const { store } = container;
      let [swept, taken] = [0, 0];
      const beside: Ports['store'] = {
        ...store,
        async startPlay(play) {
          const started = await store.startPlay(play);
          if (swept++ % 3 > 0) return started;
          const endedAt = lastSettlementAt(play);
          await store.finishPlay(play, endedAt, scoreAt(play, endedAt) * 10, answerTimesOf(play));
          return started;
        },
        async requestWithdrawal(session, request) {
          const requested = await store.requestWithdrawal(session, request);
          if (requested.kind !== 'requested') return requested;
          const { withdrawal } = requested;
          const change =
            taken++ % 4 === 3
              ? startSending(withdrawal, 'worker', request.createdAt)
              : putBeforeAdmins(withdrawal);
          await store.saveWithdrawal(change);
          return requested;
        },
      };
      const seeded = await seedStore({ ...container, store: beside }, options);
      expect(seeded.map(({ points }) => points)).toEqual([0, 90, 120, 760, 1_850, 60, 410, 2_600, 5_200]);
      expect([swept > 100, taken > 4]).toEqual([true, true]);
      const sent = (await allWithdrawals(store)).filter(({ fence }) => fence === 'worker');
      expect(sent).toHaveLength(Math.floor(taken / 4));
    }));

  it('gives every rank with other points for a right answer too', () =>
    withContainer(async (container) => {
      const seeded = await seedStore(container, { ...options, pointsPerCorrect: 7 });
      expect(seeded.map(({ points }) => points)).toEqual([0, 91, 124, 761, 1_853, 61, 411, 2_603, 5_200]);
    }));

  it('refuses fewer free accounts than it needs, and makes none', () =>
    withContainer(async (container) => {
      await expect(seedStore(container, { ...options, freeAccounts: 5 })).rejects.toThrow(
        'FREE_ACCOUNTS is 5',
      );
      expect((await container.store.stats()).members).toBe(0);
    }));
});
