import type { ClientSession, Collection } from 'mongodb';
import type { Collections } from './collections.ts';
import type { CounterDocument } from './documents.ts';

export const PLAYS_GONE = 'plays_gone';

/** Finished plays of visitors who are gone, or of whom the plays are. */
const VISITED = { accountId: null, finishedAt: { $ne: null } };

/** Finished plays are about to be deleted, or were: they stay counted. */
export async function countGone(
  counters: Collection<CounterDocument>,
  session: ClientSession,
  plays: number,
): Promise<void> {
  if (plays === 0) return;
  await counters.updateOne({ _id: PLAYS_GONE }, { $inc: { value: plays } }, { session });
}

/** The finished plays that are there: members' as their members count them, and visitors'. */
export async function playsThere(
  { users, plays }: Pick<Collections, 'users' | 'plays'>,
  session: ClientSession,
): Promise<number> {
  const sum = { $group: { _id: null, plays: { $sum: '$quizCount' } } };
  const [members] = await users.aggregate<{ plays: number }>([sum], { session }).toArray();
  return (members?.plays ?? 0) + (await plays.countDocuments(VISITED, { session }));
}

/** All plays that were ever finished. */
export async function playsFinished(collections: Collections, session: ClientSession): Promise<number> {
  const gone = await collections.counters.findOne({ _id: PLAYS_GONE }, { session });
  return (gone?.value ?? 0) + (await playsThere(collections, session));
}
