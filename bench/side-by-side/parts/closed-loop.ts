import { setTimeout as pause } from 'node:timers/promises';
import { QUESTIONS_PER_PLAY, READY_MS } from '../../../shared/rules/constants.ts';
import { createBlame } from '../blame.ts';
import { openConnections } from '../load/connection.ts';
import { type BenchPlayer, createBenchPlayer } from '../load/player.ts';
import { type Bench, type Part, rowOf } from '../part.ts';
import { sampleOf } from '../statistics.ts';
import { type Subject, type SubjectName, startSubject } from '../subjects.ts';
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

async function measureOnce(subject: Subject, blame: (what: string) => void): Promise<Window<void>> {
  const connections = await openConnections(subject.url, PLAYERS);
  const players = connections.map((connection) => createBenchPlayer(connection, blame));
  const { value: tookMs, ...rest } = await measureWindow([subject.pid], async () => {
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
  for (const { close } of connections) close();
  return { ...rest, seconds: tookMs / 1_000, value: undefined };
}

interface Measured {
  readonly subject: Subject;
  readonly windows: Window<void>[];
  readonly blamed: ReturnType<typeof createBlame>;
}

function resultOf({ subject, windows, blamed }: Measured) {
  const rates = windows.map(({ seconds }) => ANSWERS / seconds);
  return { sample: sampleOf(rates), notes: [...disturbance(subject.name, windows), ...blamed.notes()] };
}

/** One repetition of each in turn, so that both meet the good and the bad minutes of a machine. */
async function measureBoth(repetitions: number, bench: Bench) {
  const start = async (name: SubjectName): Promise<Measured> => ({
    subject: await startSubject(name),
    windows: [],
    blamed: createBlame(),
  });
  const [bare, ours] = [await start('bare'), await start('ours')];
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    bench.progress(repetition === 0 ? 'warming up' : `${repetition} of ${repetitions}`);
    for (const { subject, windows, blamed } of [bare, ours]) {
      const window = await measureOnce(subject, blamed.blame);
      if (repetition > 0) windows.push(window);
    }
  }
  for (const { subject } of [bare, ours]) await subject.stop();
  return { bare: resultOf(bare), ours: resultOf(ours) };
}

export const closedLoop: Part = {
  name: 'closed-loop',
  title: 'Answers per second, 1,000 players in a closed loop',
  async run(bench) {
    const { bare, ours } = await measureBoth(bench.isQuick ? 5 : 9, bench);
    return [
      rowOf({
        measure: 'answers per second at 1,000 players, closed loop',
        unit: '/s',
        bare: bare.sample,
        ours: ours.sample,
        target: 0.45,
        wants: 'at least',
        notes: [...bare.notes, ...ours.notes],
      }),
    ];
  },
};
