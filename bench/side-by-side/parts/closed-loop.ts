import { setTimeout as pause } from 'node:timers/promises';
import { QUESTIONS_PER_PLAY, READY_MS } from '../../../shared/rules/constants.ts';
import { createBlame } from '../blame.ts';
import { openConnections } from '../load/connection.ts';
import { type BenchPlayer, createBenchPlayer } from '../load/player.ts';
import { type Bench, type Part, rowOf } from '../part.ts';
import { sampleOf } from '../statistics.ts';
import { type SubjectName, startSubject } from '../subjects.ts';
import { disturbance, measureWindow, type Window } from '../windows.ts';

const PLAYERS = 1_000;
/** As many as end within the 7.5 s of their first question. */
const PLAYS_EACH = 2;
const ANSWERS = PLAYERS * PLAYS_EACH * QUESTIONS_PER_PLAY;

/** Answers every question of its plays and goes on with Next, each as soon as the last is acknowledged. */
function playAll(player: BenchPlayer, playIds: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    let step = 0;
    const go = () => {
      const index = Math.floor(step / playIds.length);
      const playId = playIds[step % playIds.length];
      if (index === QUESTIONS_PER_PLAY || playId === undefined) return resolve();
      step += 1;
      player.answer(playId, index, () => {
        if (index === QUESTIONS_PER_PLAY - 1) go();
        else player.next(playId, index, go);
      });
    };
    go();
  });
}

async function measure(name: SubjectName, repetitions: number, bench: Bench) {
  const subject = await startSubject(name);
  const { blame, notes } = createBlame();
  const windows: Window<void>[] = [];
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    bench.progress(`${name}, ${repetition === 0 ? 'warming up' : `${repetition} of ${repetitions}`}`);
    const connections = await openConnections(subject.url, PLAYERS);
    const players = connections.map((connection) => createBenchPlayer(connection, blame));
    const window = await measureWindow(subject.pid, async () => {
      const plays: string[][] = players.map(() => []);
      for (let n = 0; n < PLAYS_EACH; n++) {
        const started = await Promise.all(players.map((player) => player.start()));
        for (const [at, playId] of started.entries()) plays[at]?.push(playId);
      }
      await pause(READY_MS + 50);
      const begunAt = performance.now();
      await Promise.all(players.map((player, at) => playAll(player, plays[at] ?? [])));
      return performance.now() - begunAt;
    });
    const { value: tookMs, ...rest } = window;
    if (repetition > 0) windows.push({ ...rest, seconds: tookMs / 1_000, value: undefined });
    for (const { close } of connections) close();
  }
  await subject.stop();
  const rates = windows.map(({ seconds }) => ANSWERS / seconds);
  return { sample: sampleOf(rates), notes: [...disturbance(name, windows), ...notes()] };
}

export const closedLoop: Part = {
  name: 'closed-loop',
  title: 'Answers per second, 1,000 players in a closed loop',
  async run(bench) {
    const repetitions = bench.isQuick ? 3 : 5;
    const [bare, ours] = [
      await measure('bare', repetitions, bench),
      await measure('ours', repetitions, bench),
    ];
    return [
      rowOf({
        measure: 'answers per second at 1,000 players, closed loop',
        unit: '/s',
        bare: bare.sample,
        ours: ours.sample,
        target: 0.5,
        wants: 'at least',
        notes: [...bare.notes, ...ours.notes],
      }),
    ];
  },
};
