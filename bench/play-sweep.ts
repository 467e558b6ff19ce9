import { pino } from 'pino';
import { createTempDir } from '../scripts/processes/temp-dir.ts';
import { createSystemClock } from '../server/adapters/clock/system-clock.ts';
import { openDatabase } from '../server/adapters/sqlite/database.ts';
import { createSqliteStore } from '../server/adapters/sqlite/sqlite-store.ts';
import { createUnattendedPlaySweep } from '../server/features/play/play.feature.ts';
import { lastSettlementAt } from '../server/features/play/timeline.ts';
import { noMetrics } from '../server/ports/metrics.ts';
import { buildPlay } from '../tests/builders/play-builder.ts';

/** How many plays that nobody watched one process finishes in a second, on SQLite. */

const PLAYS = 10_000;
const HOUR_MS = 3_600_000;

const dir = createTempDir();
const store = createSqliteStore({ database: openDatabase(dir.path), endsAt: lastSettlementAt });
const clock = createSystemClock();
const startedAt = clock.now() - HOUR_MS / 2;
const plays = Array.from({ length: PLAYS }, (_, n) => buildPlay({ id: `p${n}`, startedAt }));
await Promise.all(plays.map((play) => store.startPlay(play)));
const live = { emit() {}, admins() {}, reaches: () => false, hasLocal: () => false };
const sweep = createUnattendedPlaySweep({
  store,
  clock,
  live,
  metrics: noMetrics,
  log: pino({ level: 'warn' }),
  pointsPerCorrect: 10,
});

const begunAt = performance.now();
const { finished } = await sweep();
const seconds = (performance.now() - begunAt) / 1000;
console.log(`${finished} plays in ${seconds.toFixed(2)} s: ${Math.round(finished / seconds)} plays/s`);
await store.close();
dir.remove();
