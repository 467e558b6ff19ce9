import { busySeconds, childPids, processorSeconds } from './processor.ts';

/** What one window of a measurement came to. */
export interface Window<Value> {
  readonly value: Value;
  readonly seconds: number;
  /** Of processor time that the subject had; NaN where the system doesn't say. */
  readonly processorSeconds: number;
  readonly isDisturbed: boolean;
}

/** Other programs that had more than this share of one core in a window may be what was measured. */
const DISTURBED_SHARE = 0.15;
const TRIES = 2;

const secondsOf = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);

async function once<Value>(pids: readonly number[], measure: () => Promise<Value>): Promise<Window<Value>> {
  const subjectSeconds = () => secondsOf(pids);
  // Databases of the subjects' are children of this process too.
  const ownSeconds = () => secondsOf([process.pid, ...childPids()]);
  const [processor, own, busy] = [subjectSeconds(), ownSeconds(), busySeconds()];
  const begunAt = performance.now();
  const value = await measure();
  const seconds = (performance.now() - begunAt) / 1_000;
  return {
    value,
    seconds,
    processorSeconds: subjectSeconds() - processor,
    isDisturbed: (busySeconds() - busy - (ownSeconds() - own)) / seconds > DISTURBED_SHARE,
  };
}

/** Measures what these processes do, once; a window that other programs disturbed is repeated, and the last one stands, marked, if all were. */
export async function measureWindow<Value>(
  pids: readonly number[],
  measure: () => Promise<Value>,
): Promise<Window<Value>> {
  for (let attempt = 1; ; attempt++) {
    const window = await once(pids, measure);
    if (!window.isDisturbed || attempt === TRIES) return window;
  }
}

/** What the notes of a row say of disturbed windows. */
export function disturbance(name: string, windows: readonly Window<unknown>[]): readonly string[] {
  const disturbed = windows.filter(({ isDisturbed }) => isDisturbed).length;
  return disturbed === 0
    ? []
    : [`${name}: ${disturbed} of ${windows.length} windows disturbed, and again so`];
}
