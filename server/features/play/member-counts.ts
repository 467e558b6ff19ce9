import { type AnswerCounts, countPlays, hasCounted, noAnswers } from '../../ports/answer-counts.ts';
import type { Container } from '../../ports/container.ts';
import { answerTimesOf } from './answer-times.ts';

/** What a member's finished plays came to. */
export type CountsOf = (accountId: string) => Promise<AnswerCounts>;

/** From the counters; of plays that an older release didn't count, from the plays, once. */
export function createMemberCounts({ store }: Pick<Container, 'store'>): CountsOf {
  return async (accountId) => {
    const member = await store.countedMember(accountId);
    if (!member || hasCounted(member.counts, member.quizCount)) return member?.counts ?? noAnswers;
    const plays = await store.finishedPlays(accountId);
    const counts = countPlays(
      noAnswers,
      plays.map((play) => ({ categoryId: play.categoryId, answers: answerTimesOf(play) })),
    );
    await store.keepAnswerCounts(accountId, member.version, counts);
    return counts;
  };
}
