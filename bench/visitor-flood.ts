import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createTempDir } from '../scripts/processes/temp-dir.ts';
import type { QuestionView, ResultView } from '../shared/contract/views.ts';
import { connectPlayer, okOf, type TestPlayer } from '../tests/clients/test-player.ts';
import { startServerProcess } from '../tests/servers/server-process.ts';
import type { Flood, Flooded } from './visitor-flood-attacker.ts';

/**
 * One address opens sockets, starts plays and closes them in thirty loops. What it leaves in the store of an embedded
 * process, and what others notice: players elsewhere, one of that address who plays already, a new one there.
 * `npx node bench/visitor-flood.ts [seconds]`
 */
const seconds = Number(process.argv[2] ?? 60);
const ATTACKER = '203.0.113.7';
const ELSEWHERE = '198.51.100.4';
const BASELINE_PLAYS = 5;
const CONSIDERS_MS = 2_000;

const dir = createTempDir();
const server = await startServerProcess({
  DATA_DIR: dir.path,
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '127.0.0.1,::1',
});

const bytesStored = () =>
  readdirSync(dir.path, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(dir.path, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;

function summary(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `${sorted.length} answers, acknowledged after (ms): median ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`;
}

type Waits = number[];

async function answer(player: TestPlayer, playId: string, index: number, waits: Waits): Promise<void> {
  const sentAt = performance.now();
  okOf(await player.answer(playId, index, 0));
  waits.push(performance.now() - sentAt);
}

const opened = (player: TestPlayer, index: number) =>
  player.waitFor<QuestionView>('play:question', (question) => question.index === index);

/** Plays a quiz as fast as it goes; whatever is refused throws, and so does a play that doesn't come to its result. */
async function playFast(player: TestPlayer, waits: Waits): Promise<void> {
  const { play } = okOf(await player.start());
  await opened(player, 0);
  for (let index = 0; index < play.total; index++) {
    await answer(player, play.playId, index, waits);
    const moved = okOf(await player.next(play.playId, index));
    if (index === play.total - 1 && !('result' in moved)) throw new Error('a play has no result');
  }
}

/** Plays a quiz as somebody who considers each question and reads each explanation. */
async function playSlowly(player: TestPlayer, waits: Waits): Promise<ResultView> {
  const { play } = okOf(await player.start());
  for (let index = 0; index < play.total; index++) {
    await opened(player, index);
    await pause(CONSIDERS_MS);
    await answer(player, play.playId, index, waits);
  }
  return player.waitFor<ResultView>('play:finished');
}

async function playQuizzesElsewhere(isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  while (!isOver()) {
    const player = await connectPlayer(server.url, {}, ELSEWHERE);
    await playFast(player, waits);
    player.close();
  }
  return waits;
}

/** What somebody who comes now is told. */
async function comeAnew(): Promise<string> {
  try {
    const player = await connectPlayer(server.url, {}, ATTACKER);
    const started = await player.start();
    player.close();
    return started.ok ? 'nothing: the play began' : `at the start of a play: ${started.error.message}`;
  } catch (refusal) {
    return `at the connection: ${(refusal as Error).message}`;
  }
}

let baselinePlays = 0;
const before = await playQuizzesElsewhere(() => baselinePlays++ >= BASELINE_PLAYS);
const bytesBefore = bytesStored();
const neighbour = await connectPlayer(server.url, {}, ATTACKER);
const neighboursWaits: number[] = [];
const neighboursPlay = playSlowly(neighbour, neighboursWaits);

const flood: Flood = { url: server.url, address: ATTACKER, seconds };
const attacker = new Worker(new URL('visitor-flood-attacker.ts', import.meta.url), { workerData: flood });
let flooded: Flooded | undefined;
const attack = new Promise<Flooded>((resolve, reject) => {
  attacker.once('message', resolve);
  attacker.once('error', reject);
});
const during = playQuizzesElsewhere(() => flooded !== undefined);
await pause((seconds * 1_000) / 2);
const told = await comeAnew();
flooded = await attack;
const bytesAfter = bytesStored();
const waits = await during;
const { score } = await neighboursPlay;
neighbour.close();
const exitCode = await server.end('SIGTERM');

const database = new DatabaseSync(join(dir.path, 'sawaal.sqlite'), { readOnly: true });
const plays = Number(database.prepare('SELECT count(*) AS count FROM plays').get()?.count);
const course = database.prepare('SELECT avg(octet_length(course)) AS bytes FROM plays').get()?.bytes;
database.close();

console.log(`${seconds} s:`, flooded);
console.log(`${plays} plays are stored, ${Math.round(Number(course))} bytes of a course on average`);
console.log(
  `the data folder: ${megabytes(bytesBefore)} before, ${megabytes(bytesAfter)} after, ${megabytes(bytesStored())} stopped`,
);
console.log(`elsewhere before: ${summary(before)}`);
console.log(`elsewhere during: ${summary(waits)}`);
console.log(`who played there already: a score of ${score}; ${summary(neighboursWaits)}`);
console.log(`who came there was told ${told}`);
console.log(`exit code ${exitCode}`);
dir.remove();
