import { setTimeout } from 'node:timers/promises';
import type { PlayView, QuestionView, ResultView } from '../../shared/contract/views.ts';
import type { TestSocket } from '../clients/test-player.ts';

/** As the page: how long the server's word may be overdue before it is asked. */
const NEWS_GRACE_MS = 1_500;

/** Where a play stands for its player. */
export type Stage =
  | { readonly at: 'waiting'; readonly until: number }
  | { readonly at: 'question'; readonly question: QuestionView }
  | { readonly at: 'reveal'; readonly index: number }
  | { readonly at: 'over'; readonly result: ResultView };

/** A member's play is over once its points are granted. */
export function overOr(result: ResultView, isMember: boolean): Stage {
  return isMember && result.earned === null ? { at: 'waiting', until: Date.now() } : { at: 'over', result };
}

export function stageOf({ phase, question, index, opensAt, result }: PlayView, isMember: boolean): Stage {
  if (result) return overOr(result, isMember);
  if (phase === 'question' && question) return { at: 'question', question };
  return phase === 'reveal' ? { at: 'reveal', index } : { at: 'waiting', until: opensAt ?? Date.now() };
}

/** What the server tells by itself of the one play that is followed. */
export function createNews(socket: TestSocket) {
  let followed: string | undefined;
  let newest: Stage | undefined;
  let wake = (): void => {};

  function tell(playId: string, stage: Stage): void {
    if (playId !== followed) return;
    newest = stage;
    wake();
  }
  socket.on('play:question', (question) => tell(question.playId, { at: 'question', question }));
  socket.on('play:finished', (result) => tell(result.playId, { at: 'over', result }));
  socket.on('disconnect', () => wake());

  return {
    follow(playId: string): void {
      followed = playId;
      newest = undefined;
    },
    /** The newest word; undefined when it is overdue, or can't come any more. */
    async hear(until: number): Promise<Stage | undefined> {
      if (newest === undefined && socket.connected) {
        const overdue = new AbortController();
        const { promise: told, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const { signal } = overdue;
        const patience = setTimeout(Math.max(0, until - Date.now()) + NEWS_GRACE_MS, undefined, { signal });
        await Promise.race([told, patience.catch(() => {})]);
        overdue.abort();
      }
      const heard = newest;
      newest = undefined;
      return heard;
    },
  };
}
