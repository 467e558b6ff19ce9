import type { Collection } from 'mongodb';
import type { CountedPlay } from '../../ports/answer-counts.ts';
import { hourOf, type PlayHour } from '../../ports/figures-store.ts';
import { countsMore, toCounts } from './answer-counts.ts';
import type { PlayHourDocument } from './documents.ts';
import { VISITORS } from './steps.ts';

/** Whoever finished a play waits no longer for a figure of the dashboards, whatever the database does. */
const COUNTED_WITHIN_MS = 500;

/** What was played in each hour, in one document that a finish only raises. */
export function createPlayHours(playHours: Collection<PlayHourDocument>) {
  return {
    /**
     * A play that ended at `at`, once its finish is stored. Not in the transaction: all finishes of an hour would wait there
     * for each other. It is a figure for dashboards, so one that is lost with the store's connection is no fault.
     */
    async count(at: number, play: CountedPlay): Promise<void> {
      const hour = hourOf(at);
      const made = { hour, hourOn: new Date(hour) };
      const more = { $setOnInsert: made, $inc: countsMore('counts', play) };
      const raise = () =>
        playHours.updateOne({ _id: `${hour}` }, more, {
          upsert: true,
          timeoutMS: COUNTED_WITHIN_MS,
          ...VISITORS,
        });
      // Of two that make the same document one is refused, and finds it then.
      await raise()
        .catch(raise)
        .catch(() => undefined);
    },
  };
}

/** The hours from one on; those without a play are left out. */
export async function playHoursSince(
  playHours: Collection<PlayHourDocument>,
  from: number,
): Promise<readonly PlayHour[]> {
  const hours = await playHours
    .find({ hour: { $gte: from } })
    .sort({ hour: 1 })
    .toArray();
  return hours.map(({ hour, counts }) => ({ hour, counts: toCounts(counts) }));
}
