import { useCallback, useMemo, useState } from 'react';
import type { Cells, Entry, GameState, Place } from '../engine/state.ts';
import { beforeEntry } from '../engine/undo.ts';

export type AttackEntry = Exclude<Entry, { kind: 'reinforced' }>;

export interface Shown {
  /** What the quilt shows: while a toy is on its way, still the board before it. */
  readonly cells: Cells;
  readonly flight: AttackEntry | null;
  /** The patches that have just been turned over. */
  readonly turned: readonly Place[];
  /** Ends the flight: it has arrived, or somebody won't wait. */
  land(): void;
}

const placesOf = (entry: Entry): readonly Place[] =>
  entry.kind === 'reinforced' ? [entry.place] : [entry.to, entry.from];

/** Lets what is seen follow the game: one flight for each attack. */
export function useShown({ cells, log }: GameState, animated: boolean): Shown {
  const [landed, setLanded] = useState(log.length);
  const [turned, setTurned] = useState<readonly Place[]>([]);
  const last = log.at(-1);
  const behind = log.length > landed;

  const land = useCallback(() => {
    setLanded(log.length);
    if (last) setTurned(placesOf(last));
  }, [log.length, last]);

  // Taken back: there is nothing to show but the board.
  if (landed > log.length) {
    setLanded(log.length);
    setTurned([]);
  }
  if (behind && (!animated || last?.kind === 'reinforced')) land();

  const flight = behind && animated && last && last.kind !== 'reinforced' ? last : null;
  return useMemo(
    () => ({ cells: flight ? beforeEntry(cells, flight) : cells, flight, turned, land }),
    [cells, flight, turned, land],
  );
}
