import type { ClientSession, Collection, Filter, UpdateFilter } from 'mongodb';
import type { AccountOwner, Credentials, Profile } from '../../ports/account-store.ts';
import type { UserDocument } from './documents.ts';
import { isoTime } from './iso-time.ts';

export function toProfile(user: UserDocument): Profile {
  const { _id: accountId, username, points, quizCount, rank, lastActive, version } = user;
  return { accountId, username, points, quizCount, rank, lastActive, version };
}

export function toOwner(user: UserDocument): AccountOwner {
  const { _id: accountId, username, usernameKey, email, mailbox, createdAt, lastActive } = user;
  return { accountId, username, usernameKey, email, mailbox, createdAt, lastActive };
}

export function toCredentials({ _id: accountId, username, passwordHash }: UserDocument): Credentials {
  return { accountId, username, passwordHash };
}

/**
 * Claims a member for a step of theirs at `at`: two steps that claim the same member conflict, since both write. Returns
 * the member as the step leaves them, or null when nobody matches.
 */
export function claimUser(
  users: Collection<UserDocument>,
  session: ClientSession,
  filter: Filter<UserDocument>,
  at: number,
  { $inc, ...update }: UpdateFilter<UserDocument> = {},
): Promise<UserDocument | null> {
  return users.findOneAndUpdate(
    filter,
    { ...update, $max: { lastActive: at, lastActiveAt: isoTime(at) }, $inc: { ...$inc, writes: 1 } },
    { session, returnDocument: 'after' },
  );
}

/** Stores what a change of points has made of the member, who was read in the same transaction; `counted` are counters to raise. */
export async function savePoints(
  users: Collection<UserDocument>,
  session: ClientSession,
  { accountId, points, quizCount, rank, version, lastActive }: Profile,
  counted: Readonly<Record<string, number>> = {},
): Promise<void> {
  const changed = { points, quizCount, rank, version, lastActive, lastActiveAt: isoTime(lastActive) };
  const update = { $set: changed, $inc: { ...counted, writes: 1 } };
  await users.updateOne({ _id: accountId }, update, { session });
}
