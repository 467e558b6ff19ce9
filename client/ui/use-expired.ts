import { useEffect, useState } from 'react';

/** Whether `ms` have passed since `key` took its value. */
export function useExpired(key: unknown, ms: number): boolean {
  const [expired, setExpired] = useState<{ key: unknown } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setExpired({ key }), ms);
    return () => {
      clearTimeout(timer);
      // A value that comes back begins anew.
      setExpired(null);
    };
  }, [key, ms]);
  return expired?.key === key && expired !== null;
}
