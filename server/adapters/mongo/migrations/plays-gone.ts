import type { Db } from 'mongodb';
import { collectionsOf } from '../collections.ts';
import { PLAYS_GONE, playsThere } from '../counters.ts';

/** What an older release counts with every finish, in several documents. They stay: its servers show their sum while both run. */
const COUNTED_BEFORE = { _id: { $regex: '^plays_finished/' } };

/** Plants the counter of plays that were deleted, once: of all that were counted, those that are no longer there. */
export async function plantPlaysGone(db: Db): Promise<void> {
  const collections = collectionsOf(db);
  const { counters } = collections;
  if (await counters.findOne({ _id: PLAYS_GONE })) return;
  await db.client.withSession((session) =>
    session.withTransaction(async () => {
      const counted = await counters.find(COUNTED_BEFORE, { session }).toArray();
      const finished = counted.reduce((sum, { value }) => sum + value, 0);
      const value = Math.max(0, finished - (await playsThere(collections, session)));
      await counters.updateOne({ _id: PLAYS_GONE }, { $setOnInsert: { value } }, { session, upsert: true });
    }),
  );
}
