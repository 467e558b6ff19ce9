import { setTimeout as pause } from 'node:timers/promises';
import { QUESTIONS_PER_PLAY, READY_MS } from '../../../shared/rules/constants.ts';
import { createBlame } from '../blame.ts';
import { openConnections } from '../load/connection.ts';
import { createBenchPlayer } from '../load/player.ts';
import { runTimetable } from '../load/timetable.ts';
import type { Bench } from '../part.ts';
import { quantile, type Sample, sampleOf } from '../statistics.ts';
import type { Subject } from '../subjects.ts';
import { disturbance, measureWindow, type Window } from '../windows.ts';

/** How the players of a pace play. */
export interface Pace {
  readonly players: number;
  /** From one answer to the next. */
  readonly betweenMs: number;
  /** From an answer to Next; null leaves it to the clock. */
  readonly nextAfterMs: number | null;
}

/** One answer in 5 s each, and the clock goes on: 200 answers a second. */
export const THOUSAND_PLAYERS: Pace = { players: 1_000, betweenMs: 4_625, nextAfterMs: null };
/** As a thousand of them, but as many as the slowest database that a cluster is measured with keeps up with: 24 a second (73 it does mostly). */
export const FEW_PLAYERS: Pace = { players: 120, betweenMs: 4_625, nextAfterMs: null };
/** An answer and a Next a second each: 2,000 answers a second. */
export const FAST_PLAYERS: Pace = { players: 2_600, betweenMs: 900, nextAfterMs: 450 };

export interface Paced {
  readonly perSecond: Sample;
  /** Milliseconds from the sending of an answer to its acknowledgement. */
  readonly p50: Sample;
  readonly p99: Sample;
  /** Seconds of processor time for 10,000 answers, with all that belongs to them: starts, Next, timers. */
  readonly processorPer10000: Sample;
  readonly notes: readonly string[];
}

const FIRST_ANSWER_MS = READY_MS + 100;

interface Serving {
  readonly name: string;
  /** Each has as many of the players. */
  readonly subjects: readonly Subject[];
}

/** Lets players of the subjects answer at fixed times, and watches some windows of it. */
export async function measurePace({ name, subjects }: Serving, pace: Pace, bench: Bench): Promise<Paced> {
  const { blame, notes } = createBlame();
  bench.progress(`${name}, ${pace.players} players connect`);
  const share = pace.players / subjects.length;
  const connections = (await Promise.all(subjects.map(({ url }) => openConnections(url, share)))).flat();
  const players = connections.map((connection) => createBenchPlayer(connection, blame));
  const playIds: string[] = players.map(() => '');
  let waits: number[] = [];

  function answer(player: number, index: number): void {
    const sentAt = performance.now();
    const playId = playIds[player] ?? '';
    if (playId === '') return;
    players[player]?.answer(playId, index, () => waits.push(performance.now() - sentAt));
  }

  const { betweenMs, nextAfterMs } = pace;
  const round = Array.from({ length: QUESTIONS_PER_PLAY }, (_, index) => {
    const atMs = FIRST_ANSWER_MS + index * betweenMs;
    const answering = { atMs, act: (player: number) => answer(player, index) };
    if (nextAfterMs === null || index === QUESTIONS_PER_PLAY - 1) return [answering];
    const next = (player: number) => {
      const playId = playIds[player] ?? '';
      if (playId !== '') players[player]?.next(playId, index);
    };
    return [answering, { atMs: atMs + nextAfterMs, act: next }];
  }).flat();
  const starting = {
    atMs: 0,
    act(player: number): void {
      playIds[player] = '';
      void players[player]?.start().then((playId) => {
        playIds[player] = playId;
      });
    },
  };
  const roundMs = FIRST_ANSWER_MS + QUESTIONS_PER_PLAY * betweenMs;
  const load = runTimetable(pace.players, roundMs, [starting, ...round]);
  bench.progress(`${name}, the first plays`);
  // However many servers share the answers, each has met as many before it is measured.
  await pause(subjects.length * roundMs + 2_000);

  const windows: Window<readonly number[]>[] = [];
  const repetitions = bench.isQuick ? 4 : 8;
  for (let repetition = 1; repetition <= repetitions; repetition++) {
    bench.progress(`${name}, ${repetition} of ${repetitions}`);
    windows.push(
      await measureWindow(
        subjects.map(({ pid }) => pid),
        async () => {
          waits = [];
          await pause(bench.isQuick ? 4_000 : 10_000);
          return waits;
        },
      ),
    );
  }
  await load.stop();
  for (const { close } of connections) close();
  return {
    perSecond: sampleOf(windows.map(({ value, seconds }) => value.length / seconds)),
    p50: sampleOf(windows.map(({ value }) => quantile(value, 0.5))),
    p99: sampleOf(windows.map(({ value }) => quantile(value, 0.99))),
    processorPer10000: sampleOf(
      windows.map(({ value, processorSeconds }) => (processorSeconds / value.length) * 10_000),
    ),
    notes: [...disturbance(name, windows), ...notes()],
  };
}
