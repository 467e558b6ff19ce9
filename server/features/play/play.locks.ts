import type { LocksView } from '../../../shared/contract/views.ts';
import { dayOf, nextDayStart } from '../../../shared/rules/day.ts';
import type { Container } from '../../ports/container.ts';
import { quizKey } from '../../ports/play-record.ts';
import type { Plays } from './plays.ts';

export interface PlayLocksParts extends Pick<Container, 'store' | 'clock' | 'timeZone'> {
  readonly plays: Pick<Plays, 'finishDue'>;
}

/** What a member has played today and what still runs, with everything due finished first. */
export function createPlayLocks({ store, clock, timeZone, plays }: PlayLocksParts) {
  return async function locks(accountId: string): Promise<LocksView> {
    await plays.finishDue(accountId);
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
