import { useEffect, useState } from 'react';

/** True once `on` has been true for a while; false as soon as it is not. */
export function useAfter(on: boolean, ms: number): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setAfter(true), ms);
    return () => {
      clearTimeout(timer);
      setAfter(false);
    };
  }, [on, ms]);
  return on && after;
}
