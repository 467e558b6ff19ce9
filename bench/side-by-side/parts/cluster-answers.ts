import { setTimeout as pause } from 'node:timers/promises';
import type { MongoClient } from 'mongodb';
import { COLLECTIONS, type PlayDocument } from '../../../server/adapters/mongo/documents.ts';
import { VISITORS } from '../../../server/adapters/mongo/steps.ts';
import { QUESTIONS_PER_PLAY, READY_MS } from '../../../shared/rules/constants.ts';
import { createBlame } from '../blame.ts';
import { openConnections } from '../load/connection.ts';
import { createBenchPlayer } from '../load/player.ts';
import type { Bench } from '../part.ts';
import { quantile, type Sample, sampleOf } from '../statistics.ts';
import type { Subject } from '../subjects.ts';

/** Answered one after the other, all of them within a question's time. */
const PLAYERS = 10;
/** Longer than a run: no server may find it due. */
const NOT_SWEPT_MS = 3_600_000;

/**
 * A play like those that the server keeps, in the same collection, which is written as the server writes an answer: guarded by
 * its version, with what an answer changes, as durably, under the same indexes and rules.
 */
async function plantPlay(client: MongoClient) {
  const plays = client.db('sawaal').collection<PlayDocument>(COLLECTIONS.plays);
  const like = await plays.findOne({ finishedAt: null });
  if (!like) throw new Error('the server has no play to write one like it');
  const play = { ...like, _id: 'bare', version: 1, endsAt: Date.now() + NOT_SWEPT_MS };
  await plays.insertOne(play);
  let { version, endsAt } = play;
  const { answers, nexts, finishedAt, grant } = play;
  return {
    /** Says whether the play was as it was left. */
    async write(): Promise<boolean> {
      const guard = { _id: play._id, version, finishedAt: null };
      version += 1;
      endsAt += 1;
      const change = { $set: { version, answers, nexts, finishedAt, grant, endsAt } };
      return (await plays.updateOne(guard, change, VISITORS)).matchedCount === 1;
    },
  };
}

/**
 * Milliseconds from the sending of an answer to its acknowledgement, nobody else playing, and of the same guarded write by the
 * bare driver to the same server: a write after each answer, so that both meet the same moments. Medians of the repetitions.
 */
export async function measureAnswersAndWrites(
  subject: Subject,
  client: MongoClient,
  bench: Bench,
): Promise<{ readonly answers: Sample; readonly writes: Sample; readonly notes: readonly string[] }> {
  const { blame, notes } = createBlame();
  let planted: Awaited<ReturnType<typeof plantPlay>> | undefined;
  async function timeWrite(): Promise<number> {
    planted ??= await plantPlay(client);
    const sentAt = performance.now();
    const isWritten = await planted.write();
    const took = performance.now() - sentAt;
    if (!isWritten) blame('a guarded write that found nothing');
    return took;
  }

  const medians = { answers: [] as number[], writes: [] as number[] };
  const repetitions = bench.isQuick ? 8 : 20;
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    bench.progress(`answers, ${repetition} of ${repetitions}`);
    // Each from an address of its own, which may not start plays as often as this.
    const connections = await openConnections(subject.url, PLAYERS);
    const players = connections.map((connection) => createBenchPlayer(connection, blame));
    const playIds = await Promise.all(players.map((player) => player.start()));
    await pause(READY_MS + 100);
    const times = { answers: [] as number[], writes: [] as number[] };
    for (let index = 0; index < QUESTIONS_PER_PLAY; index++) {
      for (const [at, player] of players.entries()) {
        const playId = playIds[at] ?? '';
        const sentAt = performance.now();
        await new Promise<void>((resolve) => player.answer(playId, index, resolve));
        times.answers.push(performance.now() - sentAt);
        if (index < QUESTIONS_PER_PLAY - 1) {
          await new Promise<void>((resolve) => player.next(playId, index, resolve));
        }
        times.writes.push(await timeWrite());
      }
    }
    for (const { close } of connections) close();
    // The first meets code that has never run.
    if (repetition === 0) continue;
    medians.answers.push(quantile(times.answers, 0.5));
    medians.writes.push(quantile(times.writes, 0.5));
  }
  return { answers: sampleOf(medians.answers), writes: sampleOf(medians.writes), notes: notes() };
}
