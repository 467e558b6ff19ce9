import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useExpired } from '../../ui/use-expired.ts';
import type { Connection } from './connection-store.ts';

/** Without a connection for so long its cause is looked for. One that was there before may come back by itself. */
const FAULT_AFTER_MS = { connecting: 7_000, lost: 15_000, online: 0 } as const;

/** Why there is no connection: the server answers plain calls, or it is not known to answer at all. */
export type LineFault = 'websockets' | 'unreachable';

/** What keeps a connection from coming about, once it has been waited for; null before, and while it is there. */
export function useLineFault(status: Connection['status'], refused = false): LineFault | null {
  const waited = useExpired(status, FAULT_AFTER_MS[status]);
  const isAway = waited && status !== 'online' && !refused;
  const [answers, setAnswers] = useState(false);
  useEffect(() => {
    if (!isAway) return;
    let isHere = true;
    call('live').then(
      () => isHere && setAnswers(true),
      () => undefined,
    );
    return () => {
      isHere = false;
      setAnswers(false);
    };
  }, [isAway]);
  if (!isAway) return null;
  return answers ? 'websockets' : 'unreachable';
}
