import { createHash } from 'node:crypto';
import type { ClientSession, Collection } from 'mongodb';
import type { CounterDocument } from './documents.ts';

const NAME = 'plays_finished';
/** Two steps that write the same document wait for each other, so the counter is spread over several. */
const SHARDS = 16;
/** The documents of all counters; steps change them, but never create one. */
export const COUNTER_IDS = Array.from({ length: SHARDS }, (_, shard) => `${NAME}/${shard}`);

function shardOf(playId: string): string {
  const [byte = 0] = createHash('sha256').update(playId).digest();
  return `${NAME}/${byte % SHARDS}`;
}

/** Counts a finished play. The sum outlives the plays. */
export async function countFinished(
  counters: Collection<CounterDocument>,
  session: ClientSession,
  playId: string,
): Promise<void> {
  await counters.updateOne({ _id: shardOf(playId) }, { $inc: { value: 1 } }, { session });
}

export async function playsFinished(
  counters: Collection<CounterDocument>,
  session: ClientSession,
): Promise<number> {
  const shards = await counters.find({ _id: { $in: COUNTER_IDS } }, { session }).toArray();
  return shards.reduce((sum, { value }) => sum + value, 0);
}
