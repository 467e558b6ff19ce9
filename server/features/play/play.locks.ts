import type { LocksView } from '../../../shared/contract/views.ts';
import { dayOf, nextDayStart } from '../../../shared/rules/day.ts';
import type { Container } from '../../ports/container.ts';
import { quizKey } from '../../ports/play-record.ts';
import type { PlayFinish } from './play.finish.ts';

export interface PlayLocksParts extends Pick<Container, 'store' | 'clock' | 'timeZone'> {
  readonly finish: PlayFinish;
}

/** What a member has played today and what still runs, with everything due finished first. */
export function createPlayLocks({ store, clock, timeZone, finish }: PlayLocksParts) {
  return async function locks(accountId: string): Promise<LocksView> {
    await finish.finishDue(accountId);
    const now = clock.now();
    const day = dayOf(now, timeZone);
    const running = await store.runningPlays(accountId);
    return {
      day,
      timeZone,
      unlocksAt: nextDayStart(now, timeZone),
      locked: [...(await store.finishedQuizzes(accountId, day))],
      running: running.map((play) => ({ quiz: quizKey(play), playId: play.id })),
    };
  };
}

export type PlayLocks = ReturnType<typeof createPlayLocks>;
