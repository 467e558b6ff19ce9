import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 700;
const eased = (part: number): number => 1 - (1 - part) ** 3;

function prefersStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** A number that counts up to its value, from `from` at first and from what it was afterwards. */
export function CountUp({ value, from = value }: { value: number; from?: number }) {
  const [shown, setShown] = useState(from);
  const reached = useRef(from);
  useEffect(() => {
    const start = reached.current;
    if (start === value) return;
    if (prefersStillness()) {
      reached.current = value;
      setShown(value);
      return;
    }
    const begun = performance.now();
    let frame = requestAnimationFrame(function step(now: number) {
      const part = Math.min(Math.max((now - begun) / COUNT_MS, 0), 1);
      reached.current = Math.round(start + (value - start) * eased(part));
      setShown(reached.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  // Only the value itself is read out, once.
  return (
    <span className="figures">
      <span aria-hidden="true" translate="no">
        {shown.toLocaleString('en')}
      </span>
      <span className="visually-hidden" translate="no">
        {value.toLocaleString('en')}
      </span>
    </span>
  );
}
