import { useEffect, useEffectEvent } from 'react';

interface ClockOptions {
  readonly running: boolean;
  /** Told how many milliseconds went by since the last call. Time while the tab is hidden is not told. */
  readonly onTick: (ms: number) => void;
  /** How often; left out, once a frame. */
  readonly everyMs?: number;
  readonly now?: () => number;
}

const monotonic = (): number => performance.now();

/** Real time for a game, as steps that its engine takes; it stands while the tab is hidden. */
export function useClock({ running, onTick, everyMs, now = monotonic }: ClockOptions): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!running) return;
    let last = now();
    let handle = 0;
    const beat = (): void => {
      const at = now();
      const ms = at - last;
      last = at;
      if (ms > 0) tick(ms);
    };
    const frame = (): void => {
      beat();
      handle = requestAnimationFrame(frame);
    };
    const start = (): void => {
      last = now();
      handle = everyMs === undefined ? requestAnimationFrame(frame) : window.setInterval(beat, everyMs);
    };
    const stop = (): void => {
      if (everyMs === undefined) cancelAnimationFrame(handle);
      else clearInterval(handle);
    };
    const onVisibility = (): void => {
      stop();
      // The part of a step before the tab was hidden belongs to the game.
      if (document.hidden) beat();
      else start();
    };
    if (!document.hidden) start();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [running, everyMs, now]);
}

/** Calls back when the tab is hidden, for games that pause themselves. */
export function useWhenHidden(onHidden: () => void): void {
  const hidden = useEffectEvent(onHidden);
  useEffect(() => {
    const onVisibility = (): void => {
      if (document.hidden) hidden();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
}
