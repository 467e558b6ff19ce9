import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, the longest first: begun last, it would run alone at the end. Vitest guesses by a file's size. */
const LONGEST = [
  'tests/journeys/screens.test.ts',
  'tests/journeys/cluster.test.ts',
  'tests/journeys/journeys.test.ts',
  'tests/journeys/admin.test.ts',
  'tests/journeys/states.test.ts',
  'server/adapters/mongo/mongo-store.cluster.test.ts',
  'scripts/store-copy.cluster.test.ts',
  'tests/faults/cluster/faults-mongodb.cluster.test.ts',
  'tests/faults/refused-start.test.ts',
  'tests/faults/cluster/faults-connections.cluster.test.ts',
  'tests/faults/cluster/refused-start.cluster.test.ts',
  'tests/faults/cluster/faults-redis.cluster.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ project, moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((path) => moduleId.endsWith(path));
      return project.config.sequence.groupOrder * 100 + (place < 0 ? LONGEST.length : place);
    };
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/** Groups one after the other: what starts processes and browsers gets the machine to itself. */
const turn = (groupOrder: number) => ({ sequence: { groupOrder } });

/** Real processes and browsers on a busy machine: a test may be slow once, and says so when it was tried again. */
const patience = { retry: process.env.CI ? 1 : 0 };

/**
 * They mostly wait for each other, so more of them than there are cores; and none has modules with a state of their own, which
 * would have to be loaded anew for each file.
 */
const waiting = { ...patience, environment: 'node', maxWorkers: 4, isolate: false };

/** On MongoDB and Redis: the one switch is `SAWAAL_MODE`. */
const inCluster = { env: { SAWAAL_MODE: 'cluster' }, globalSetup: 'tests/servers/cluster-services.ts' };

const inBrowser = {
  ...patience,
  environment: 'node',
  testTimeout: 90_000,
  hookTimeout: 60_000,
  // The journeys of a file run side by side, and mostly wait. More of them would keep each other from answering in time.
  maxWorkers: 2,
  maxConcurrency: 3,
};

const processTests = [
  'tests/faults/**/*.test.ts',
  'scripts/**/*.test.ts',
  'server/process/**/*.test.ts',
  'studio/**/*.test.ts',
];
/** Rules and connections that no store and no Redis has a part in: one mode is enough. */
const withoutStore = [
  'server/edges/{session-token,http/client-address,http/slow-requests,http/unread-answers,http/pipelining,http/address-connections}.test.ts',
  'server/features/{play/timeline,docs/documents}.test.ts',
  'server/features/withdrawals/{evidence,payout-state*}.test.ts',
];
const clusterTests = ['**/*.cluster.test.ts'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          include: [
            '{content,server,shared,workers}/**/*.test.ts',
            'client/games/*/engine/**/*.test.ts',
            'tests/chaos/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...clusterTests, ...processTests],
          testTimeout: 20_000,
          ...waiting,
          ...turn(0),
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          include: ['client/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'client/games/*/engine/**'],
          environment: 'jsdom',
          // A context a file, but one jsdom a worker: making it took longer than the tests.
          pool: 'vmThreads',
          setupFiles: [
            'client/testing/no-broadcast-channel.ts',
            'client/testing/no-complaints.ts',
            'client/testing/read-first.ts',
          ],
          testTimeout: 20_000,
          // By itself vitest leaves a core free, of two only one.
          maxWorkers: 2,
          ...turn(1),
        },
      },
      {
        test: {
          name: 'processes',
          ...turn(2),
          include: processTests,
          exclude: [...configDefaults.exclude, ...clusterTests],
          testTimeout: 60_000,
          ...waiting,
        },
      },
      {
        test: {
          name: 'cluster',
          ...turn(2),
          include: [
            ...clusterTests,
            // What the API promises, it promises in both modes.
            'server/{features,edges}/**/*.test.ts',
            'server/process/run-server.test.ts',
            'tests/faults/{restart,graceful-stop,uncaught}.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...withoutStore],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...inCluster,
          ...waiting,
        },
      },
      {
        test: {
          name: 'journeys',
          ...turn(3),
          include: ['tests/journeys/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/journeys/cluster.test.ts'],
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'journeys-cluster',
          ...turn(3),
          include: ['tests/journeys/cluster.test.ts'],
          ...inCluster,
          ...inBrowser,
        },
      },
    ],
  },
});
