import { useEffect, useReducer } from 'react';
import { usePlayTools } from './play-context.ts';
import type { PlayState } from './play-reducer.ts';
import { nextStageAt, type Stage, stageAt } from './play-stage.ts';

/** The stage of a play now; wakes up when time alone changes it. */
export function useStage(play: PlayState | null): Stage | null {
  const { now } = usePlayTools();
  const [wakes, wake] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer may fire early, so each wake-up looks again
  useEffect(() => {
    const at = play && nextStageAt(play, now());
    if (at === null) return;
    const timer = setTimeout(wake, at - now() + 1);
    return () => clearTimeout(timer);
  }, [play, now, wakes]);
  return play && stageAt(play, now());
}
