import { StoreUnavailable } from '../../ports/store.ts';

/** SQLite's primary result codes for what may pass: busy, locked, out of memory, read-only, I/O, full, can't open. */
const PASSING = new Set([5, 6, 7, 8, 10, 13, 14]);

/** Turns a fault of the engine that may pass, or a store that is closed, into `StoreUnavailable`; anything else is a fault of ours and stays. */
export function asUnavailable(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault;
  const isClosed = 'code' in fault && fault.code === 'ERR_INVALID_STATE';
  const mayPass = 'errcode' in fault && PASSING.has(Number(fault.errcode) & 0xff);
  return isClosed || mayPass ? new StoreUnavailable(fault.message, { cause: fault }) : fault;
}
