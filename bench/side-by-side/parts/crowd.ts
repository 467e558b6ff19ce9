import { setTimeout as pause } from 'node:timers/promises';
import { READY_MS } from '../../../shared/rules/constants.ts';
import { createTestApi, formOf } from '../../../tests/clients/test-api.ts';
import { createBlame } from '../blame.ts';
import { type Connection, openConnections } from '../load/connection.ts';
import { createBenchPlayer } from '../load/player.ts';
import { type Bench, type Part, rowOf } from '../part.ts';
import { memoryOf } from '../processor.ts';
import { sampleOf } from '../statistics.ts';
import { type Subject, type SubjectName, startSubject } from '../subjects.ts';

const SOCKETS = 10_000;
const BROADCASTS = 7;
const KIB = 1_024;

/** Makes the subject tell everybody of the slots: by a sign-up, and the bare one by being asked. */
async function changeSlots({ name, url }: Subject, n: number): Promise<void> {
  if (name === 'bare') await fetch(new URL('/bench/broadcast', url), { method: 'POST' });
  else await createTestApi(() => url.origin).signUp(formOf(`Member${n}`), `192.0.2.${n}`);
}

/** From the first socket that hears of it to the last, in milliseconds. */
async function broadcastTo(connections: readonly Connection[], change: () => Promise<void>): Promise<number> {
  let heard = 0;
  let firstAt = 0;
  const all = new Promise<number>((resolve, reject) => {
    for (const connection of connections) {
      connection.onClose = () => reject(new Error('a socket was closed while it waited for a broadcast'));
      connection.onEvent = (frame) => {
        if (!frame.startsWith('["slots:changed"')) return;
        if (heard === 0) firstAt = performance.now();
        heard += 1;
        if (heard === connections.length) resolve(performance.now() - firstAt);
      };
    }
  });
  await change();
  return all;
}

async function measure(name: SubjectName, bench: Bench) {
  const subject = await startSubject(name);
  const { blame, notes } = createBlame();
  const before = memoryOf(subject.pid);
  bench.progress(`${name}, ${SOCKETS} players connect`);
  const connections = await openConnections(subject.url, SOCKETS);
  const times: number[] = [];
  for (let n = 0; n <= BROADCASTS; n++) {
    bench.progress(`${name}, broadcast ${n} of ${BROADCASTS}`);
    const tookMs = await broadcastTo(connections, () => changeSlots(subject, n + 1));
    // The first meets code that has never run.
    if (n > 0) times.push(tookMs);
    await pause(200);
  }
  bench.progress(`${name}, all of them play`);
  await Promise.all(connections.map((connection) => createBenchPlayer(connection, blame).start()));
  await pause(READY_MS + 1_000);
  const perSocket = (memoryOf(subject.pid) - before) / SOCKETS / KIB;
  for (const { close } of connections) close();
  await subject.stop();
  return { times: sampleOf(times), memory: sampleOf([perSocket]), notes: notes() };
}

export const crowd: Part = {
  name: 'crowd',
  title: '10,000 sockets: memory, and what all of them are told',
  async run(bench) {
    const [bare, ours] = [await measure('bare', bench), await measure('ours', bench)];
    const notes = [...bare.notes, ...ours.notes];
    const wants = 'at most' as const;
    return [
      rowOf({
        measure: 'memory per playing socket at 10,000',
        unit: 'KiB',
        bare: bare.memory,
        ours: ours.memory,
        target: 1.7,
        wants,
        notes,
      }),
      rowOf({
        measure: 'broadcast of slots to 10,000, from the first to the last',
        unit: 'ms',
        bare: bare.times,
        ours: ours.times,
        target: 1.2,
        wants,
        notes,
      }),
    ];
  },
};
