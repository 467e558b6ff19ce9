import { StartRefused } from '../ports/start-refused.ts';
import { Unavailable } from '../ports/unavailable.ts';

/**
 * Runs what starts a process. A start that fails says why in one line, with its stack only where the fault is ours, and ends
 * the process with 1 there and then: a connection that tries again for ever would keep it.
 */
export async function startProcess(who: string, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (fault) {
    const isExpected = fault instanceof StartRefused || fault instanceof Unavailable;
    console.error(isExpected ? `${who} cannot start: ${fault.message}` : fault);
    process.exit(1);
  }
}
