import { useEffect, useRef } from 'react';
import type { BattleEvent } from '../engine/events.ts';

/** Tells what happened since the last time: of a run that was begun or taken up again, the last event alone. */
export function useBattleEvents(
  log: readonly BattleEvent[],
  onEvents: (events: readonly BattleEvent[]) => void,
): void {
  const seen = useRef<readonly BattleEvent[]>([]);
  useEffect(() => {
    const before = seen.current;
    seen.current = log;
    if (log === before || log.length === 0) return;
    const goesOn = log[0] === before[0];
    onEvents(goesOn ? log.slice(before.length) : log.slice(-1));
  });
}
