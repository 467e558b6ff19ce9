import { type ComponentType, memo, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnimates } from './use-animates.ts';

/** A value as it was so many frames ago; with less motion, as it is. What changes meanwhile arrives with it. */
export function useLater<Value>(value: Value, frames: number): Value {
  const [shown, setShown] = useState(() => value);
  const animates = useAnimates();
  const isBehind = shown !== value;
  const catchUp = useEffectEvent(() => setShown(() => value));

  useEffect(() => {
    if (!isBehind) return;
    if (!animates) return catchUp();
    // The first one draws what changed, and all that did not wait.
    let left = frames + 1;
    // Drawn in the very frame that is its own: a task of React's would slip into the next one on a busy machine.
    const count = (): void => {
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(count);
      else flushSync(catchUp);
    };
    let frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [isBehind, frames, animates]);

  return animates ? shown : value;
}

/**
 * A part of a page that is drawn so many frames after the rest: all that a press or a beat changes would be more than a slow
 * processor draws in one.
 */
export function later<Props extends object>(frames: number, Part: ComponentType<Props>) {
  const Drawn = memo(Part) as unknown as ComponentType<Props>;
  return memo(function Later(props: Props) {
    return <Drawn {...useLater(props, frames)} />;
  });
}

/** How many parts of a new screen are there: one more each frame, so that no frame draws all; with less motion, all of them. */
export function useParts(parts: number): number {
  const [drawn, setDrawn] = useState(1);
  const animates = useAnimates();
  const more = useEffectEvent(() => setDrawn((before) => before + 1));

  useEffect(() => {
    if (!animates || drawn >= parts) return;
    // The first frame draws what is there already.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => flushSync(more));
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn, parts, animates]);

  return animates ? drawn : parts;
}
