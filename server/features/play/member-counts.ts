import type { CountedMember } from '../../ports/account-store.ts';
import { type AnswerCounts, countPlays, hasCounted, noAnswers } from '../../ports/answer-counts.ts';
import type { Container } from '../../ports/container.ts';
import { answerTimesOf } from './answer-times.ts';

/** What the finished plays of members came to; of those who are gone, nothing. */
export type CountsOf = (accountIds: readonly string[]) => Promise<ReadonlyMap<string, AnswerCounts>>;

/** From the counters; of plays that an older release didn't count, from the plays, once. */
export function createMemberCounts({ store }: Pick<Container, 'store'>): CountsOf {
  async function countAnew({ accountId, version }: CountedMember): Promise<AnswerCounts> {
    const plays = await store.finishedPlays(accountId);
    const counts = countPlays(
      noAnswers,
      plays.map((play) => ({ categoryId: play.categoryId, answers: answerTimesOf(play) })),
    );
    await store.keepAnswerCounts(accountId, version, counts);
    return counts;
  }

  return async (accountIds) => {
    const counts = new Map<string, AnswerCounts>();
    for (const member of await store.countedMembers([...new Set(accountIds)])) {
      const isCounted = hasCounted(member.counts, member.quizCount);
      counts.set(member.accountId, isCounted ? member.counts : await countAnew(member));
    }
    return counts;
  };
}
