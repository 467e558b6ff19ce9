import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/**
 * Which core is whose. The server has the last one to itself and the load all others, as far as this machine has `taskset`
 * and a second core.
 */
const cores = availableParallelism();
const serverCore = String(cores - 1);
const loadCores = cores > 1 ? `0-${cores - 2}` : '0';

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-p', String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export const coreCount = cores;
export const isPinned = cores > 1 && hasTaskset();

/** The command that runs Node with these arguments on the server's core. */
export function onServerCore(args: readonly string[]): {
  readonly command: string;
  readonly args: readonly string[];
} {
  return isPinned
    ? { command: 'taskset', args: ['-c', serverCore, process.execPath, ...args] }
    : { command: process.execPath, args };
}

/** Moves this process, which makes the load, off the server's core. */
export function leaveServerCore(): void {
  if (isPinned) execFileSync('taskset', ['-acp', loadCores, String(process.pid)], { stdio: 'ignore' });
}

const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has had, with all its threads; NaN where the system doesn't say. */
export function processorSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}

/** The processes that this one has started; none where the system doesn't say. */
export function childPids(): readonly number[] {
  try {
    const listed = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
    return listed.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Seconds that all programs of this machine have had of its cores; NaN where the system doesn't say. */
export function busySeconds(): number {
  try {
    const [, user, nice, system] = readFileSync('/proc/stat', 'utf8').split(/\s+/, 4);
    return (Number(user) + Number(nice) + Number(system)) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}

/** Resident memory in bytes; NaN where the system doesn't say. */
export function memoryOf(pid: number): number {
  try {
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(resident?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}
