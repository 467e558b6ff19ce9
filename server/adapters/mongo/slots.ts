import type { ClientSession, Collection } from 'mongodb';
import type { Slots } from '../../ports/account-store.ts';
import type { SlotsDocument } from './documents.ts';

type SlotsCollection = Collection<SlotsDocument>;
type MaybeSession = { readonly session?: ClientSession };

const ONE = { _id: 'slots' } as const;

function toSlots(document: SlotsDocument | null): Slots {
  if (!document) throw new Error('the database is not prepared: it has no slots');
  const { limit, taken, version } = document;
  return { limit, taken, version };
}

export async function readSlots(slots: SlotsCollection, options: MaybeSession = {}): Promise<Slots> {
  return toSlots(await slots.findOne(ONE, options));
}

/** Takes one more slot, or so many fewer. Whether one is free is the caller's to see: a step that comes to a refusal is undone. */
export async function addTaken(slots: SlotsCollection, session: ClientSession, more: 1 | -1): Promise<Slots> {
  const update = { $inc: { taken: more, version: 1 } };
  return toSlots(await slots.findOneAndUpdate(ONE, update, { session, returnDocument: 'after' }));
}

export async function setSlotLimit(slots: SlotsCollection, limit: number): Promise<Slots> {
  const changed = await slots.findOneAndUpdate(
    { ...ONE, limit: { $ne: limit } },
    { $set: { limit }, $inc: { version: 1 } },
    { returnDocument: 'after' },
  );
  return changed ? toSlots(changed) : readSlots(slots);
}
