import { useEffect, useRef } from 'react';
import type { GameState } from '../engine/state.ts';
import { soundOf } from './sounds.ts';

/** Tells what happened since the last look: the important entries in words, each kind with its sound. */
export const useReports = (state: GameState | null, announce: (text: string) => void): void => {
  const seen = useRef({ seed: '', logged: 0 });
  useEffect(() => {
    if (!state) return;
    const { seed, logged } = seen.current;
    seen.current = { seed: state.seed, logged: state.logged };
    // Another game, or an older state of this one: its past is no news.
    if (seed !== state.seed || state.logged <= logged) return;
    const news = state.log.filter(({ id }) => id > logged).toReversed();
    const words = news.filter(({ isImportant, kind }) => isImportant || kind === 'action');
    if (words.length > 0) announce(words.map(({ message }) => message).join(' '));
    for (const kind of new Set(news.map((entry) => entry.kind))) soundOf(kind);
  }, [state, announce]);
};
