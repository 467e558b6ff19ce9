import { createTempDir } from '../../../scripts/processes/temp-dir.ts';
import { createBlame } from '../blame.ts';
import { openConnections } from '../load/connection.ts';
import { createBenchPlayer } from '../load/player.ts';
import { type Bench, type Part, rowOf } from '../part.ts';
import { sampleOf } from '../statistics.ts';
import { type SubjectName, startSubject } from '../subjects.ts';

const PLAYERS = 5_000;

/** Players who are back per second after a restart: connected again and, with the product, their plays taken up. */
async function measure(name: SubjectName, bench: Bench) {
  const { blame, notes } = createBlame();
  const rates: number[] = [];
  const repetitions = bench.isQuick ? 3 : 5;
  for (let repetition = 1; repetition <= repetitions; repetition++) {
    bench.progress(`${name}, ${repetition} of ${repetitions}`);
    const dir = createTempDir();
    const first = await startSubject(name, { dataDir: dir.path });
    const connections = await openConnections(first.url, PLAYERS);
    const playIds = await Promise.all(
      connections.map((connection) => createBenchPlayer(connection, blame).start()),
    );
    for (const { close } of connections) close();
    await first.stop();

    const second = await startSubject(name, { dataDir: dir.path });
    const begunAt = performance.now();
    const back = await openConnections(second.url, PLAYERS);
    if (name === 'ours') {
      const resumed = back.map((connection, n) =>
        createBenchPlayer(connection, blame).resume(playIds[n] ?? ''),
      );
      await Promise.all(resumed);
    }
    rates.push(PLAYERS / ((performance.now() - begunAt) / 1_000));
    for (const { close } of back) close();
    await second.stop();
    dir.remove();
  }
  return { sample: sampleOf(rates), notes: notes() };
}

export const reconnect: Part = {
  name: 'reconnect',
  title: '5,000 players come back after a restart',
  async run(bench) {
    const [bare, ours] = [await measure('bare', bench), await measure('ours', bench)];
    return [
      rowOf({
        measure: 'players back after a restart; bare: connected, Sawaal: their play resumed too',
        unit: '/s',
        bare: bare.sample,
        ours: ours.sample,
        target: 0.6,
        wants: 'at least',
        notes: [...bare.notes, ...ours.notes],
      }),
    ];
  },
};
