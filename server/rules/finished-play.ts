import type { Profile } from '../ports/account-store.ts';
import { type PlayRecord, quizKey } from '../ports/play-record.ts';
import { changePoints, type PointsChanged } from './points.ts';

/** A member's play as it ends, with what it gave. */
export interface PlayFinished extends PointsChanged {
  readonly play: PlayRecord;
}

/** What the end of a member's play makes of the play, of its member and of the ledger. */
export function decideFinish(
  play: PlayRecord,
  member: Profile,
  { finishedAt, earned }: { readonly finishedAt: number; readonly earned: number },
): PlayFinished {
  const counted = { ...member, quizCount: member.quizCount + 1 };
  const gained = { id: play.id, at: finishedAt, points: earned, reason: 'quiz', ref: quizKey(play) } as const;
  const { profile, entry } = changePoints(counted, gained);
  const { points, quizCount, rank, version: profileVersion } = profile;
  const grant = { earned, points, quizCount, rank, profileVersion };
  return { play: { ...play, finishedAt, grant }, profile, entry };
}
