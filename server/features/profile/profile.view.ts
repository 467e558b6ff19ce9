import type {
  LedgerEntryView,
  ProfileView,
  ProgressView,
  WithdrawalView,
} from '../../../shared/contract/views.ts';
import { QUESTIONS_PER_PLAY } from '../../../shared/rules/constants.ts';
import { formatPkr, paisaOf } from '../../../shared/rules/money.ts';
import type { LedgerEntry, Profile } from '../../ports/account-store.ts';
import type { AnswerCounts } from '../../ports/answer-counts.ts';
import { inactivityOf } from './inactivity.ts';

/** A profile as its member sees it. */
export function presentProfile(
  profile: Profile,
  expiresAt: number,
  withdrawals: WithdrawalView[],
  cleanupAllowed: boolean,
): ProfileView {
  const { username, points, quizCount, rank, lastActive, version } = profile;
  return {
    username,
    points,
    pkr: formatPkr(paisaOf(points)),
    quizCount,
    rank,
    lastActive,
    inactivity: inactivityOf(lastActive, withdrawals, cleanupAllowed),
    expiresAt,
    withdrawals,
    version,
  };
}

export function presentLedgerEntry({ id, at, points, balance, reason, ref }: LedgerEntry): LedgerEntryView {
  return { id, at, points, balance, reason, ref };
}

export function presentProgress(days: ProgressView['days'], { categories }: AnswerCounts): ProgressView {
  return {
    days,
    categories: Object.entries(categories)
      .map(([id, { plays, right }]) => ({
        id,
        plays,
        rightAnswers: right,
        questions: plays * QUESTIONS_PER_PLAY,
      }))
      .sort((a, b) => b.questions - a.questions || a.id.localeCompare(b.id)),
  };
}
