import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { NumPuzState } from '../engine/game.ts';
import { searchNextMove } from '../engine/solver.ts';
import type { Tiles } from '../engine/tiles.ts';

interface Hint {
  readonly cell: number;
  /** The board that it is for: any move makes it void. */
  readonly tiles: Tiles;
}

/** How long the solver may hold up a frame. */
const PART_MS = 5;

/** The cell that the solver would choose, once it was asked; it thinks for a part of each frame. `onFound` counts the hint. */
export function useHint({ tiles, phase }: NumPuzState, onFound: () => void) {
  const [hint, setHint] = useState<Hint | null>(null);
  const thinking = useRef(0);
  const stop = useCallback(() => cancelAnimationFrame(thinking.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sought for another board is not wanted any more
  useEffect(() => stop, [tiles, phase, stop]);

  const askHint = useCallback(() => {
    if (phase !== 'ready' && phase !== 'playing') return;
    stop();
    const search = searchNextMove(tiles);
    const think = (): void => {
      const until = performance.now() + PART_MS;
      let part = search.next();
      while (!part.done && performance.now() < until) part = search.next();
      if (!part.done) {
        thinking.current = requestAnimationFrame(think);
        return;
      }
      if (part.value === null) return;
      if (hint?.tiles !== tiles) onFound();
      // Counted at once, and shown when there is time.
      const { value: cell } = part;
      startTransition(() => setHint({ cell, tiles }));
    };
    // Not in the press itself: the button's own answer is drawn first.
    thinking.current = requestAnimationFrame(think);
  }, [tiles, phase, hint, stop, onFound]);

  return { hint: hint?.tiles === tiles ? hint.cell : null, askHint };
}
