import type { PlayRecord } from '../../ports/play-record.ts';
import type { Finished, Saved } from '../../ports/store.ts';
import type { CommitQueue } from './commit-queue.ts';
import { asUnavailable } from './engine-faults.ts';
import type { PlayRows } from './play-rows.ts';
import type { StepJournal, Stepped } from './step-journal.ts';

/** How old steps become before the database gets them: the next step of the same play mostly comes before, or its end. */
const WRITTEN_AFTER_MS = 2_000;
const LOOK_EVERY_MS = 50;
/** About a millisecond of the event loop. */
const WRITTEN_AT_ONCE = 100;

interface Call {
  readonly play: PlayRecord;
  readonly settle: (saved: Saved) => void;
  readonly refuse: (reason: unknown) => void;
}

/** A call whose step is accepted. */
interface Accepted {
  readonly call: Call;
  readonly play: PlayRecord;
  readonly stepped: Stepped;
}

export interface VisitorStepsParts {
  readonly plays: PlayRows;
  readonly journal: StepJournal;
  readonly queue: Pick<CommitQueue, 'write' | 'noteCalls' | 'assertWritable'>;
  /** Milliseconds that only go on. */
  readonly monotonic?: () => number;
  /** Calls `look` once after so many milliseconds; keeps no process. */
  readonly later?: (look: () => void, ms: number) => void;
}

/**
 * The answers and Nexts of visitors: written down in the journal, with which they survive the death of the process, and put into the
 * database later, together and only the last of each play. A transaction takes as long as twenty of them. Members' plays are not
 * here: their rows are written with each step, since points come of them.
 */
export function createVisitorSteps({
  plays,
  journal,
  queue,
  monotonic = () => performance.now(),
  later = (look, ms) => void setTimeout(look, ms).unref(),
}: VisitorStepsParts) {
  let waiting: Call[] = [];
  /**
   * Plays as their last step left them, which the database doesn't have: of the file that is written to, and of the other one. Those
   * that have just been started are among them, so that their first step needs no look.
   */
  let newer = new Map<string, PlayRecord>();
  let older = new Map<string, PlayRecord>();
  let turnedAt = monotonic();
  let isLooking = false;

  const newest = (id: string): PlayRecord | undefined => newer.get(id) ?? older.get(id);

  const steppedOf = (play: PlayRecord): Stepped => {
    const { id, version, finishedAt, answers, nexts } = play;
    return { id, version, finishedAt, endsAt: plays.endOf(play), answers, nexts };
  };

  /** Whether the version is still the one that was read. */
  function standing({ id, version }: PlayRecord, known: PlayRecord | undefined) {
    if (!known) return plays.standing({ id, version });
    return known.version === version && known.finishedAt === null ? 'as it was' : 'changed';
  }

  /** What a call makes of its play, where it is told nothing else at once. */
  function judge(call: Call, known: PlayRecord | undefined): Accepted | undefined {
    try {
      const stands = standing(call.play, known);
      if (stands === 'as it was') {
        const play = { ...call.play, version: call.play.version + 1 };
        return { call, play, stepped: steppedOf(play) };
      }
      call.settle({ kind: stands === 'gone' ? 'gone' : 'conflict' });
    } catch (fault) {
      call.refuse(asUnavailable(fault));
    }
    return undefined;
  }

  /** Calls of one tick share a write, like those of a commit. */
  function keepWaiting(): void {
    const calls = waiting;
    waiting = [];
    const accepted: Accepted[] = [];
    const batch = new Map<string, PlayRecord>();
    for (const call of calls) {
      const { id } = call.play;
      const one = judge(call, batch.get(id) ?? newest(id));
      if (!one) continue;
      batch.set(id, one.play);
      accepted.push(one);
    }
    if (accepted.length === 0) return;
    try {
      queue.assertWritable();
      journal.append(accepted.map(({ stepped }) => stepped));
    } catch (fault) {
      for (const { call } of accepted) call.refuse(fault);
      return;
    }
    queue.noteCalls(accepted.length);
    for (const { call, play, stepped } of accepted) {
      plays.noteEnd(stepped);
      newer.set(play.id, play);
      older.delete(play.id);
      call.settle({ kind: 'saved', play });
    }
    lookLater();
  }

  function keep(play: PlayRecord): Promise<Saved> {
    if (waiting.length === 0) setImmediate(keepWaiting);
    return new Promise((settle, refuse) => waiting.push({ play, settle, refuse }));
  }

  /** Resolves once the database has what these plays became; what goes on meanwhile stays unwritten. */
  async function write(durability: 'full' | 'normal', unwritten: readonly PlayRecord[]): Promise<void> {
    await queue.write(durability, () => {
      for (const play of unwritten) plays.put(plays.rowOf(play));
    });
    for (const play of unwritten) {
      for (const side of [newer, older]) if (side.get(play.id) === play) side.delete(play.id);
    }
  }

  function turn(): void {
    journal.turn();
    older = newer;
    newer = new Map();
    turnedAt = monotonic();
  }

  async function look(): Promise<void> {
    if (monotonic() - turnedAt >= WRITTEN_AFTER_MS) {
      if (older.size === 0) turn();
      // A full disk or the like: with the next look.
      else await write('normal', [...older.values().take(WRITTEN_AT_ONCE)]).catch(() => {});
    }
    isLooking = false;
    if (newer.size + older.size > 0) lookLater();
  }

  function lookLater(): void {
    if (isLooking) return;
    isLooking = true;
    later(() => void look(), LOOK_EVERY_MS);
  }

  return {
    /** A play as its last step left it, where the database has it as it was before. */
    newest,
    /** What the database doesn't have yet. */
    unwritten: (): readonly PlayRecord[] => [...older.values(), ...newer.values()],
    /** A play that the database has just got. */
    started(play: PlayRecord): void {
      newer.set(play.id, play);
      lookLater();
    },
    /** As `PlayStore.savePlay`. */
    save: keep,
    /** As `PlayStore.finishPlay`: what lasts is what the database has. */
    async finish(play: PlayRecord): Promise<Finished> {
      const saved = await keep(play);
      if (saved.kind !== 'saved') return saved;
      const lasting = write('full', [saved.play]);
      // Nobody need wait for it.
      lasting.catch(() => {});
      return { ...saved, lasting };
    },
    /** Gives the database all that it doesn't have. */
    async close(): Promise<void> {
      keepWaiting();
      try {
        await write('normal', this.unwritten());
        journal.remove();
      } catch {
        // The next process puts it there.
        journal.close();
      }
    },
  };
}

export type VisitorSteps = ReturnType<typeof createVisitorSteps>;
