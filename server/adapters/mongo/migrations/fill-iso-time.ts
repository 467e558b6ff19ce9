import type { Collection, Filter, MatchKeysAndValues } from 'mongodb';
import { isoTime } from '../iso-time.ts';

const BATCH = 500;
/** What is no moment stays as it is, and stops no start. */
const MOMENT = { $gte: 0, $lte: 8_640_000_000_000_000 };

/** Fills in the field `name` from the number in `from`, where it is missing; what a server writes meanwhile stays. */
export async function fillIsoTime<Stored extends { readonly _id: string }>(
  collection: Collection<Stored>,
  name: keyof Stored & string,
  from: keyof Stored & string,
): Promise<void> {
  const missing = { [name]: { $exists: false }, [from]: MOMENT } as Filter<Stored>;
  for (;;) {
    const batch = (await collection.find(missing).limit(BATCH).toArray()) as readonly Stored[];
    if (batch.length === 0) return;
    const updates = batch.map((document) => ({
      updateOne: {
        filter: { ...missing, _id: document._id } as Filter<Stored>,
        update: { $set: { [name]: isoTime(Number(document[from])) } as MatchKeysAndValues<Stored> },
      },
    }));
    await collection.bulkWrite(updates, { ordered: false, bypassDocumentValidation: true });
  }
}
