import type { ClientSession, Collection, Filter, UpdateFilter } from 'mongodb';
import { rankOf } from '../../../shared/rules/rank.ts';
import type { AccountOwner, Credentials, Profile } from '../../ports/account-store.ts';
import type { CountedPlay } from '../../ports/answer-counts.ts';
import { countsMore } from './answer-counts.ts';
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

export interface PointsChange {
  /** Negative for a debit. */
  readonly points: number;
  /** The one that was finished, if one was. */
  readonly play: CountedPlay | null;
  readonly at: number;
}

/** Points, rank, count and `lastActive` in one write; null when the member is gone or would have less than nothing. */
export async function changePoints(
  users: Collection<UserDocument>,
  session: ClientSession,
  accountId: string,
  { points, play, at }: PointsChange,
): Promise<Profile | null> {
  const before = await users.findOne({ _id: accountId }, { session });
  if (!before || before.points + points < 0) return null;
  const after = await claimUser(users, session, { _id: accountId }, at, {
    $set: { rank: rankOf(before.points + points) },
    $inc: { points, quizCount: play ? 1 : 0, version: 1, ...(play && countsMore('answerCounts', play)) },
  });
  return after && toProfile(after);
}
