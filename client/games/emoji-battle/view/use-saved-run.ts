import { useEffect, useState } from 'react';
import type { Board } from '../../kit/board.ts';
import { recordingOf, replay } from '../engine/replay.ts';
import type { Battle, State } from '../engine/state.ts';
import { runSlot } from './slots.ts';

export type SavedRun =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly battle: Battle }
  | { readonly kind: 'refused'; readonly message: string };

function load(): SavedRun {
  const loaded = runSlot.load();
  if (loaded.kind !== 'found') return loaded;
  const battle = replay(loaded.value);
  return battle && battle.strikes > 0 ? { kind: 'found', battle } : { kind: 'none' };
}

/** A run left in the middle: kept while it lasts, offered where a warrior is chosen. */
export function useSavedRun(state: State, board: Board): { readonly run: SavedRun } {
  const [run, setRun] = useState(load);
  useEffect(() => {
    if (state.screen === 'characterSelect') return setRun(load());
    if (state.screen === 'battle') runSlot.save(recordingOf(state));
    else runSlot.clear();
  }, [state]);
  const otherBoard = run.kind === 'found' && board.kind !== 'free' && run.battle.seed !== board.seed;
  return { run: otherBoard ? { kind: 'none' } : run };
}
