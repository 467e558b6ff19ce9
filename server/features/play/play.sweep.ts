import { setImmediate as others } from 'node:timers/promises';
import pLimit from 'p-limit';
import { VISITOR_PLAY_KEPT_MS } from '../../../shared/rules/constants.ts';
import { sparing } from '../../edges/line-budget.ts';
import type { Container } from '../../ports/container.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { Plays } from './plays.ts';

/** A play that is watched is finished by its timer; this long after its end nobody does. */
const UNWATCHED_AFTER_MS = 2_000;
/** How often a process looks for such plays. */
export const PLAY_SWEEP_MS = 2_000;
/** Longer than a batch takes: what a process that died had taken is due again then. */
export const PLAY_LEASE_MS = 10_000;
const BATCH = 200;
/** Few enough that a batch holds up nobody's answer, enough to share a commit. */
const AT_ONCE = 25;
export const DELETED_AT_ONCE = 250;

export interface PlaySweepParts extends Pick<Container, 'store' | 'clock' | 'metrics' | 'log'> {
  readonly plays: Pick<Plays, 'finishAll' | 'running'>;
}

export interface Swept {
  readonly finished: number;
  readonly deleted: number;
}

/**
 * Finishes what nobody watches, and deletes visitors' plays an hour after their end. Processes share the work: each takes
 * plays that no other has. A call while one runs is that one.
 */
export function createPlaySweep({ store, clock, plays, metrics, log }: PlaySweepParts) {
  const limit = pLimit(AT_ONCE);
  const say = sparing(log);
  let running: Promise<Swept> | undefined;

  /** A play that can't be finished stops no other: it is counted, and due again after its lease. */
  async function finishEach(due: readonly PlayRecord[]): Promise<number> {
    let finished = 0;
    for (const play of due) {
      try {
        finished += await plays.finishAll([play]);
      } catch (fault) {
        metrics.playSweepFailed();
        say('warn', { err: fault, playId: play.id }, 'a play could not be finished');
      }
    }
    return finished;
  }

  async function finishBatch(): Promise<{ readonly taken: number; readonly finished: number }> {
    const now = clock.now();
    const due = await store.claimDuePlays(now - UNWATCHED_AFTER_MS, now + PLAY_LEASE_MS, BATCH);
    // A member's one after the other: all of them change that member.
    const byOwner = Map.groupBy(due, ({ id, owner }) => (owner.kind === 'member' ? owner.accountId : id));
    const counts = await limit.map([...byOwner.values()], finishEach);
    return { taken: due.length, finished: counts.reduce((sum, count) => sum + count, 0) };
  }

  async function deleteOld(): Promise<number> {
    const before = clock.now() - VISITOR_PLAY_KEPT_MS;
    let deleted = 0;
    for (;;) {
      const count = await store.deleteVisitorPlays(before, DELETED_AT_ONCE);
      deleted += count;
      if (count < DELETED_AT_ONCE) return deleted;
      await others();
    }
  }

  async function run(): Promise<Swept> {
    plays.running.forgetOver(clock.now());
    let finished = 0;
    let taken: number;
    do {
      const batch = await finishBatch();
      finished += batch.finished;
      taken = batch.taken;
    } while (taken === BATCH);
    return { finished, deleted: await deleteOld() };
  }

  return function sweep(): Promise<Swept> {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}

export type PlaySweep = ReturnType<typeof createPlaySweep>;
