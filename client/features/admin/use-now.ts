import { useEffect, useState } from 'react';
import { serverNow } from './session/admin-session.ts';

const EVERY_MS = 15_000;

/** The server's time, told often enough for what is counted in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  // What has just arrived may be younger than the last tick.
  return Math.max(now, serverNow() - EVERY_MS);
}
