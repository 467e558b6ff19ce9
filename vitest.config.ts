import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** Projects one after the other: what starts processes and browsers gets the machine to itself. */
const turn = (groupOrder: number) => ({ sequence: { groupOrder } });

/** Real processes and browsers on a busy machine: a test may be slow once, and says so when it was tried again. */
const patience = { retry: process.env.CI ? 1 : 0 };

/** On MongoDB and Redis: the one switch is `SAWAAL_MODE`. */
const cluster = {
  ...patience,
  env: { SAWAAL_MODE: 'cluster' },
  environment: 'node',
  globalSetup: 'scripts/cluster/vitest-setup.ts',
  testTimeout: 30_000,
  hookTimeout: 30_000,
};

const journeys = {
  ...patience,
  environment: 'node',
  testTimeout: 90_000,
  hookTimeout: 60_000,
  fileParallelism: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{server,shared,workers,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.cluster.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'cluster',
          ...turn(2),
          include: ['{server,workers,scripts}/**/*.cluster.test.ts'],
          ...cluster,
        },
      },
      {
        test: {
          name: 'api-cluster',
          ...turn(1),
          include: [
            'server/{accounts,admin,cleanup,http,live,play,profile,site,support,withdrawals}/**/*.test.ts',
            'server/{server-process,failures/restart}.test.ts',
          ],
          ...cluster,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'e2e',
          ...turn(3),
          include: ['e2e/**/*.test.ts'],
          ...journeys,
        },
      },
      {
        test: {
          name: 'e2e-cluster',
          ...turn(4),
          include: ['e2e/{journeys,desk,screens}.test.ts'],
          ...cluster,
          ...journeys,
        },
      },
    ],
  },
});
