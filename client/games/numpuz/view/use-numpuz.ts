import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { BoardChoice } from '../../kit/use-board.ts';
import { useClock, useWhenHidden } from '../../kit/use-clock.ts';
import { type Action, isOver, type NumPuzState, start, step } from '../engine/game.ts';
import { type Best, improve, type NewBest } from '../engine/save.ts';
import { keptBest, keptGame } from './kept.ts';
import { playChange } from './sounds.ts';
import { useHint } from './use-hint.ts';
import { changeWords } from './words.ts';

type Play = Action | { readonly type: 'start'; readonly seed: string };

const reduce = (state: NumPuzState, action: Play): NumPuzState =>
  action.type === 'start' ? start(action) : step(state, action);

export interface NumPuzPlay {
  readonly state: NumPuzState;
  readonly dispatch: (action: Action) => void;
  readonly best: Best | null;
  readonly record: NewBest | null;
  /** The cell that the solver would choose, once it was asked. */
  readonly hint: number | null;
  askHint(): void;
}

/** How often the clock is told; a finger is slower than that. */
const CLOCK_MS = 100;

/** A game on the chosen board, with its clock, its sounds and its words; `saved` is where it goes on, paused. */
export function useNumPuz(
  { board, round }: BoardChoice,
  saved: NumPuzState | null,
  announce: (text: string) => void,
): NumPuzPlay {
  const [state, dispatch] = useReducer(reduce, null, () =>
    saved?.seed === board.seed ? step(saved, { type: 'pause' }) : start(board),
  );
  const [best, setBest] = useState<Best | null>(() => {
    const loaded = keptBest.load();
    return loaded.kind === 'found' ? loaded.value : null;
  });
  const [record, setRecord] = useState<NewBest | null>(null);

  const begun = `${board.seed} ${round}`;
  const shown = useRef(begun);
  useEffect(() => {
    if (shown.current === begun) return;
    shown.current = begun;
    keptGame.clear();
    setRecord(null);
    dispatch({ type: 'start', seed: board.seed });
  }, [begun, board.seed]);

  const before = useRef(state);
  useEffect(() => {
    const words = changeWords(before.current, state);
    if (words) announce(words);
    playChange(before.current, state);
    before.current = state;
  }, [state, announce]);

  const { tiles, phase, hints } = state;
  const seconds = Math.floor(state.elapsedMs / 1_000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when something was done and each second
  useEffect(() => {
    if (isOver(state)) keptGame.clear();
    // Only looking at a board does not cost the game that was left on another one.
    else if (phase !== 'ready') keptGame.save(state);
  }, [tiles, phase, hints, seconds]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: judged once, when the game is won
  useEffect(() => {
    const better = improve(best, state);
    if (!better) return;
    keptBest.save(better.best);
    setBest(better.best);
    setRecord(better);
  }, [phase]);

  useClock({
    running: phase === 'playing',
    everyMs: CLOCK_MS,
    onTick: (ms) => dispatch({ type: 'tick', ms }),
  });
  useWhenHidden(() => dispatch({ type: 'pause' }));

  const countHint = useCallback(() => dispatch({ type: 'hint' }), []);
  const { hint, askHint } = useHint(state, countHint);

  return { state, dispatch, best, record, hint, askHint };
}
