import { Presets, SingleBar } from 'cli-progress';
import { loadBanks } from '../content/load-banks.ts';
import { readConfig } from '../server/config.ts';
import { pickAdapters } from '../server/container/pick-adapters.ts';
import { StartRefused } from '../server/ports/start-refused.ts';
import { refuseProduction, SeedRefused, seedStore } from './seed/seed-store.ts';

/** `npm run seed`: fills an empty data folder, so that a newcomer can see every screen; one line a member. */

const bar = process.stderr.isTTY
  ? new SingleBar(
      { format: '{bar} {percentage}% | {value}/{total} plays', stream: process.stderr },
      Presets.shades_classic,
    )
  : undefined;

function onProgress(done: number, total: number): void {
  if (!bar) return;
  if (!bar.isActive) bar.start(total, 0);
  bar.update(done);
}

try {
  refuseProduction(process.env.NODE_ENV === 'production');
  const config = readConfig();
  const container = await pickAdapters(config);
  try {
    const members = await seedStore(
      { ...container, questions: loadBanks() },
      {
        freeAccounts: config.FREE_ACCOUNTS,
        pointsPerCorrect: config.POINTS_PER_CORRECT,
        timeZone: config.SITE_TIME_ZONE,
        onProgress,
      },
    );
    bar?.stop();
    // Beside what a program would read.
    console.error('The members, with their passwords and points:');
    for (const { username, password, points } of members) console.log(`${username} ${password} ${points}`);
  } finally {
    bar?.stop();
    await container.close();
  }
} catch (fault) {
  const isExpected = fault instanceof SeedRefused || fault instanceof StartRefused;
  if (!isExpected) throw fault;
  console.error(`seed: nothing done: ${fault.message}`);
  process.exitCode = 1;
}
