import { setTimeout as pause } from 'node:timers/promises';
import {
  MAX_CREDIT_MS,
  QUESTION_MS,
  QUESTIONS_PER_PLAY,
  READY_MS,
  REVEAL_MS,
} from '../../../shared/rules/constants.ts';
import { createBlame } from '../blame.ts';
import { openConnections } from '../load/connection.ts';
import { createBenchPlayer } from '../load/player.ts';
import { runTimetable } from '../load/timetable.ts';
import type { Bench, LimitRow, Part } from '../part.ts';
import { quantile, sampleOf } from '../statistics.ts';
import { startSubject } from '../subjects.ts';
import { wallNow } from '../wall-clock.ts';
import { disturbance, measureWindow, type Window } from '../windows.ts';

const PLAYERS = 10_000;
const ANSWERED_AFTER_MS = 5_000;
const FIRST_ANSWER_MS = READY_MS + ANSWERED_AFTER_MS;
const BETWEEN_MS = REVEAL_MS + ANSWERED_AFTER_MS;
/** The last question is left to the clock, so that deadlines are part of what is going on. */
const ANSWERED = QUESTIONS_PER_PLAY - 1;
/** Then the next play begins: everybody is in a running play all the time. */
const PLAY_MS = FIRST_ANSWER_MS + ANSWERED * BETWEEN_MS - ANSWERED_AFTER_MS + QUESTION_MS + MAX_CREDIT_MS;
/** A play that isn't answered any more runs out. */
const LAST_PLAYS_MS = READY_MS + QUESTIONS_PER_PLAY * (QUESTION_MS + MAX_CREDIT_MS) + 5_000;

/** All times are milliseconds by the clock of this machine. */
interface Seen {
  /** From an answer's sending to its acknowledgement. */
  readonly waits: number[];
  readonly questionLate: number[];
  readonly settledLate: number[];
}

const nothingSeen = (): Seen => ({ waits: [], questionLate: [], settledLate: [] });

const WHOLE_FRAME = 4_096;
const OPENED_AT = /"openedAt":(\d+)/;
const TIMED_OUT = /"reason":"timeout".*"deadline":(\d+),"creditMs":(\d+)/s;

/** What a frame of the server says of its lateness. */
function watch(frame: string, seen: Seen): void {
  if (frame.startsWith('["play:question"')) {
    const openedAt = OPENED_AT.exec(frame)?.[1];
    if (openedAt !== undefined) seen.questionLate.push(wallNow() - Number(openedAt));
  } else if (frame.startsWith('["play:settled"')) {
    const [, deadline, creditMs] = TIMED_OUT.exec(frame) ?? [];
    if (deadline !== undefined) seen.settledLate.push(wallNow() - Number(deadline) - Number(creditMs));
  }
}

async function measure(bench: Bench) {
  const subject = await startSubject('ours');
  const { blame, notes } = createBlame();
  bench.progress(`${PLAYERS} players connect`);
  const connections = await openConnections(subject.url, PLAYERS, WHOLE_FRAME);
  const players = connections.map((connection) => createBenchPlayer(connection, blame));
  /** Undefined before the first start, empty while one is not acknowledged. */
  const playIds: (string | undefined)[] = players.map(() => undefined);
  let seen = nothingSeen();
  let owed = 0;
  for (const connection of connections) {
    connection.onEvent = (frame) => {
      watch(frame, seen);
      if (frame.startsWith('["play:finished"')) owed -= 1;
    };
  }

  function start(player: number): void {
    playIds[player] = '';
    owed += 1;
    void players[player]?.start().then((playId) => {
      playIds[player] = playId;
    });
  }
  function answer(player: number, index: number): void {
    const playId = playIds[player];
    if (playId === undefined) return;
    if (playId === '') {
      blame('a start that was not acknowledged before its first answer was due');
      return;
    }
    owed += 1;
    const sentAt = performance.now();
    players[player]?.answer(playId, index, () => {
      owed -= 1;
      seen.waits.push(performance.now() - sentAt);
    });
  }
  const answers = Array.from({ length: ANSWERED }, (_, index) => ({
    atMs: FIRST_ANSWER_MS + index * BETWEEN_MS,
    act: (player: number) => answer(player, index),
  }));
  const load = runTimetable(PLAYERS, PLAY_MS, [{ atMs: 0, act: start }, ...answers]);
  bench.progress('the first plays');
  await pause(2 * PLAY_MS);

  const windows: Window<Seen>[] = [];
  const repetitions = bench.isQuick ? 3 : 6;
  for (let repetition = 1; repetition <= repetitions; repetition++) {
    bench.progress(`${repetition} of ${repetitions}`);
    windows.push(
      await measureWindow([subject.pid], async () => {
        seen = nothingSeen();
        await pause(10_000);
        return seen;
      }),
    );
  }
  await load.stop();
  bench.progress('the last plays');
  await pause(LAST_PLAYS_MS);
  for (const { close } of connections) close();
  await subject.stop();
  return { windows, owed, notes: [...disturbance('Sawaal', windows), ...notes()] };
}

export const runningPlays: Part = {
  name: 'running-plays',
  title: '10,000 players in running plays on one core',
  async run(bench) {
    const { windows, owed, notes } = await measure(bench);
    const perSecond = sampleOf(windows.map(({ value, seconds }) => value.waits.length / seconds)).median;
    const busy = sampleOf(windows.map(({ processorSeconds, seconds }) => processorSeconds / seconds)).median;
    const pace = `${Math.round(perSecond)} answers a second, ${busy.toFixed(2)} of a core`;
    const p99 = (measureName: string, of: keyof Seen, limit: number): LimitRow => ({
      measure: `10,000 players in running plays: ${measureName}, p99`,
      unit: 'ms',
      ours: sampleOf(windows.map(({ value }) => quantile(value[of], 0.99))),
      limit,
      notes: [pace],
    });
    return [
      {
        measure: '10,000 players in running plays: acknowledgements and results that never came',
        unit: '',
        ours: sampleOf([owed]),
        limit: 0,
        notes,
      },
      p99('answer round trip', 'waits', 25),
      p99('lateness of a question', 'questionLate', 25),
      p99('lateness of a time-out', 'settledLate', 25),
    ];
  },
};
