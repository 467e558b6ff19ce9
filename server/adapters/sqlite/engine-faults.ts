import { StoreUnavailable } from '../../ports/store.ts';

/** SQLite's primary result codes for what may pass: busy, locked, out of memory, read-only, I/O, full, can't open. */
const PASSING = new Set([5, 6, 7, 8, 10, 13, 14]);

/** Turns a fault of the engine that may pass into `StoreUnavailable`; anything else is a fault of ours and stays. */
export function asUnavailable(fault: unknown): unknown {
  if (!(fault instanceof Error) || !('errcode' in fault)) return fault;
  const primaryCode = Number(fault.errcode) & 0xff;
  return PASSING.has(primaryCode) ? new StoreUnavailable(fault.message, { cause: fault }) : fault;
}
