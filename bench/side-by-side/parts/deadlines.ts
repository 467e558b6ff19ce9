import { setTimeout as pause } from 'node:timers/promises';
import { QUESTION_MS, QUESTIONS_PER_PLAY, READY_MS } from '../../../shared/rules/constants.ts';
import { createBlame } from '../blame.ts';
import { openConnections } from '../load/connection.ts';
import { createBenchPlayer } from '../load/player.ts';
import { type Bench, type Part, rowOf } from '../part.ts';
import { quantile, sampleOf } from '../statistics.ts';
import { type SubjectName, startSubject } from '../subjects.ts';
import { wallNow } from '../wall-clock.ts';

const PLAYERS = 5_000;
/** So long until all have started, and so evenly do their deadlines come. */
const SPREAD_MS = QUESTION_MS;
/** The receipt is the end of the frame. */
const WHOLE_FRAME = 4_096;
const SETTLED = /^\["play:settled",\{.*?"index":(\d+),.*"deadline":(\d+),"creditMs":(\d+)/s;

/** How late each of the five time-outs of a play comes to its player, by the clock of this machine. */
async function measure(name: SubjectName, bench: Bench) {
  const subject = await startSubject(name, { environment: { BENCH_UNANSWERED: '1' } });
  const { blame, notes } = createBlame();
  bench.progress(`${name}, ${PLAYERS} players connect`);
  const connections = await openConnections(subject.url, PLAYERS, WHOLE_FRAME);
  const late: number[][] = Array.from({ length: QUESTIONS_PER_PLAY }, () => []);
  bench.progress(`${name}, plays that nobody answers`);
  const begunAt = performance.now();
  for (const [n, connection] of connections.entries()) {
    const due = begunAt + (n / PLAYERS) * SPREAD_MS;
    while (performance.now() < due) await pause(1);
    connection.onEvent = (frame) => {
      const [, index, deadline, creditMs] = SETTLED.exec(frame) ?? [];
      if (index !== undefined) late[Number(index)]?.push(wallNow() - Number(deadline) - Number(creditMs));
    };
    void createBenchPlayer(connection, blame).start();
  }
  await pause(READY_MS + QUESTIONS_PER_PLAY * (QUESTION_MS + 250) + 1_000);
  for (const { close } of connections) close();
  await subject.stop();
  const missing = PLAYERS * QUESTIONS_PER_PLAY - late.flat().length;
  return {
    sample: sampleOf(late.map((times) => quantile(times, 0.99))),
    notes: [...notes(), ...(missing === 0 ? [] : [`${name}: ${missing} time-outs never came`])],
  };
}

export const deadlines: Part = {
  name: 'deadlines',
  title: 'Lateness of the 7.5 s deadline, 5,000 players',
  async run(bench) {
    const [bare, ours] = [await measure('bare', bench), await measure('ours', bench)];
    return [
      rowOf({
        measure: 'lateness of the deadline at 5,000 players, p99',
        unit: 'ms',
        bare: bare.sample,
        ours: ours.sample,
        target: 1.5,
        wants: 'at most',
        notes: [...bare.notes, ...ours.notes],
      }),
    ];
  },
};
