import { setTimeout as pause } from 'node:timers/promises';

/** Something that a player does at a fixed moment, whatever became of what was done before. */
interface Appointment {
  readonly atMs: number;
  readonly act: () => void;
}

/**
 * Acts at fixed times and so never waits for a slow server, which would hide that it is slow. Every player's round is the
 * same and begins again after `roundMs`; players are spread evenly over it.
 */
export function runTimetable(
  players: number,
  roundMs: number,
  round: readonly { readonly atMs: number; act(player: number): void }[],
) {
  const appointments: Appointment[] = [];
  for (let player = 0; player < players; player++) {
    const offset = (player / players) * roundMs;
    for (const { atMs, act } of round) {
      appointments.push({ atMs: (offset + atMs) % roundMs, act: () => act(player) });
    }
  }
  appointments.sort((a, b) => a.atMs - b.atMs);
  let isStopped = false;

  async function run(): Promise<void> {
    const begunAt = performance.now();
    for (let turn = 0; !isStopped; turn++) {
      for (const { atMs, act } of appointments) {
        const due = begunAt + turn * roundMs + atMs;
        while (performance.now() < due && !isStopped) await pause(1);
        if (isStopped) return;
        act();
      }
    }
  }
  const running = run();
  return {
    stop(): Promise<void> {
      isStopped = true;
      return running;
    },
  };
}
