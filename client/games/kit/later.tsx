import { type ComponentType, memo, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { waitForFrame } from './frame-queue.ts';
import { useAnimates } from './use-animates.ts';

/**
 * A value as it was until a frame was free for it, the lower ranks first; with less motion, as it is. What changes meanwhile
 * arrives with it.
 */
export function useLater<Value>(value: Value, rank: number): Value {
  const [shown, setShown] = useState(() => value);
  const animates = useAnimates();
  const isBehind = shown !== value;
  const catchUp = useEffectEvent(() => setShown(() => value));

  useEffect(() => {
    if (!isBehind) return;
    if (!animates) return catchUp();
    // Drawn in the very frame that is its own: a task of React's would slip into the next one on a busy machine.
    return waitForFrame(rank, () => flushSync(catchUp));
  }, [isBehind, rank, animates]);

  return animates ? shown : value;
}

/**
 * A part of a page that is drawn after the rest, in a frame of its own: all that a press or a beat changes would be more than a
 * slow processor draws in one. The lower ranks are drawn first.
 */
export function later<Props extends object>(rank: number, Part: ComponentType<Props>) {
  const Drawn = memo(Part) as unknown as ComponentType<Props>;
  return memo(function Later(props: Props) {
    return <Drawn {...useLater(props, rank)} />;
  });
}

/** How many parts of a new screen are there: one more each time a frame is free; with less motion, all of them. */
export function useParts(parts: number): number {
  const [drawn, setDrawn] = useState(1);
  const animates = useAnimates();
  const more = useEffectEvent(() => setDrawn((before) => before + 1));

  useEffect(() => {
    if (!animates || drawn >= parts) return;
    return waitForFrame(0, () => flushSync(more));
  }, [drawn, parts, animates]);

  return animates ? drawn : parts;
}
