import type { Part } from './part.ts';
import { closedLoop } from './parts/closed-loop.ts';
import { cluster } from './parts/cluster.ts';
import { crowd } from './parts/crowd.ts';
import { deadlines } from './parts/deadlines.ts';
import { finishPlays } from './parts/finish-plays.ts';
import { reconnect } from './parts/reconnect.ts';
import { fastRoundTrips, roundTrips } from './parts/round-trips.ts';
import { runningPlays } from './parts/running-plays.ts';
import { start } from './parts/start.ts';
import { staticFiles } from './parts/static-files.ts';
import { storeGrowth } from './parts/store-growth.ts';

/** Every part, in the order in which they run. */
export const PARTS: readonly Part[] = [
  start,
  closedLoop,
  roundTrips,
  fastRoundTrips,
  finishPlays,
  deadlines,
  runningPlays,
  crowd,
  reconnect,
  staticFiles,
  storeGrowth,
  cluster,
];
