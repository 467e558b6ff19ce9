import { create } from 'zustand';
import type { PlayState } from './play-reducer.ts';

export interface QuizAddress {
  readonly categoryId: string;
  readonly quizId: string;
}

/** Where the play page stands. Only a play that runs or ran has a play state. */
export type PlayPage =
  /** As a server draws it: nothing can be started yet. */
  | { readonly at: 'arriving' }
  /** Asking whether a play of this quiz runs, or has locked it. */
  | {
      readonly at: 'checking';
      /** It was asked, and nobody answered. */
      readonly isUnanswered?: boolean;
    }
  | { readonly at: 'lobby'; readonly problem: string | null }
  | { readonly at: 'starting' }
  | { readonly at: 'not-ready' }
  | {
      readonly at: 'locked';
      readonly unlocksAt: number;
      /** The play that locked it, when this browser knows it. */
      readonly playId: string | null;
      readonly problem: string | null;
    }
  | { readonly at: 'playing'; readonly play: PlayState };

export interface PlayStore {
  readonly quiz: QuizAddress | null;
  readonly page: PlayPage;
}

/** Begins as most find it who come to a quiz; who may have played it sees what is so once that is asked. */
export const usePlayStore = create<PlayStore>()(() => ({ quiz: null, page: { at: 'arriving' } }));
