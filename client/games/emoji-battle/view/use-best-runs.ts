import { useEffect, useState } from 'react';
import type { State } from '../engine/state.ts';
import { type BestRuns, bestOfAll, bestSlot, withRun } from './slots.ts';

export interface Best {
  readonly runs: BestRuns;
  readonly all: number;
  /** This run is the best there was. */
  readonly isNew: boolean;
}

function load(): BestRuns {
  const loaded = bestSlot.load();
  return loaded.kind === 'found' ? loaded.value : {};
}

/** The best run of each warrior, remembered as soon as an enemy is beaten. */
export function useBestRuns(state: State): Best {
  const [kept, setKept] = useState(() => {
    const runs = load();
    return { runs, before: bestOfAll(runs) };
  });
  // A new run is measured by what was best when it began.
  const begins = state.screen === 'characterSelect' || state.streak === 0;
  if (begins && kept.before !== bestOfAll(kept.runs)) setKept({ ...kept, before: bestOfAll(kept.runs) });

  const warrior = state.screen === 'characterSelect' ? null : state.warrior;
  const streak = state.screen === 'characterSelect' ? 0 : state.streak;
  useEffect(() => {
    if (!warrior || streak === 0) return;
    const runs = withRun(load(), warrior, streak);
    bestSlot.save(runs);
    setKept((held) => ({ ...held, runs }));
  }, [warrior, streak]);

  return { runs: kept.runs, all: Math.max(bestOfAll(kept.runs), streak), isNew: streak > kept.before };
}
