import type { Clock } from '../../server/ports/clock.ts';
import type { InFlight } from './in-flight.ts';

export interface FakeClock extends Clock {
  /** Timers that have not run. */
  readonly pending: number;
  /** Moves to a time, running what is due on the way, each at its own time, and letting its promises settle. */
  goTo(time: number): Promise<void>;
  advance(ms: number): Promise<void>;
  /** Is at a time without any timer having run, as after the machine slept. */
  wakeAt(time: number): void;
}

/** Long enough for a step through a store of this process, which commits on the next turn of the event loop. */
const TURNS = 6;

/** A clock that moves only when told. `inFlight` knows what waits for another process. */
export function createFakeClock(start = Date.UTC(2026, 0, 15, 9), inFlight?: InFlight): FakeClock {
  async function settle(): Promise<void> {
    for (let idleTurns = 0; idleTurns < TURNS; idleTurns += 1) {
      if (inFlight && !inFlight.isIdle) {
        // Turns of the event loop in the meantime would keep a core from the process that is waited for.
        await inFlight.whenIdle();
        idleTurns = 0;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  let time = start;
  const waiting = new Set<{ at: number; run: () => void }>();

  async function goTo(target: number): Promise<void> {
    for (;;) {
      const [due] = [...waiting].filter((timer) => timer.at <= target).sort((a, b) => a.at - b.at);
      if (!due) break;
      waiting.delete(due);
      time = Math.max(time, due.at);
      due.run();
      await settle();
    }
    time = Math.max(time, target);
    await settle();
  }

  return {
    get pending() {
      return waiting.size;
    },
    now: () => time,
    at(at, run) {
      const timer = { at, run };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
    goTo,
    advance: (ms) => goTo(time + ms),
    wakeAt(at) {
      time = Math.max(time, at);
    },
  };
}
