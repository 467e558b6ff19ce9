import type { ClientPayload } from '../../../shared/contract/events.ts';
import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import { sparing } from '../../edges/line-budget.ts';
import type { Container } from '../../ports/container.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import { type Finished, type Saved, StoreUnavailable } from '../../ports/store.ts';
import type { PlayBroadcast, PlayChange } from './play.broadcast.ts';
import type { PlayTimers } from './play.timers.ts';
import { hold, mayResume, owns, type Player } from './player.ts';
import type { Plays } from './plays.ts';
import {
  type AnswerVerdict,
  answer,
  type NextVerdict,
  next,
  positionAt,
  type Slot,
  timelineOf,
} from './timeline.ts';

/** How often a write that met another one is judged again. */
const ATTEMPTS = 3;

export interface PlayStepsParts extends Pick<Container, 'store' | 'log'> {
  readonly plays: Plays;
  readonly broadcast: PlayBroadcast;
  readonly timers: PlayTimers;
}

export interface StepRefusal {
  readonly code: 'LATE_ANSWER' | 'ALREADY_ANSWERED' | 'NOT_OPEN' | 'NOT_YOUR_PLAY' | 'PLAY_GONE';
  /** The play as it stands, where the player may see it. */
  readonly play?: PlayRecord;
}

/** A play after a step, and the question that the step was about. */
export interface Step {
  readonly play: PlayRecord;
  readonly slot: Slot;
  /** Whether this step stored something. */
  readonly changed: boolean;
}

/** Where a step comes from: that socket learns of it by its acknowledgement. */
export interface Sender {
  readonly player: Player;
  readonly socketId: string;
}

type Stored = Extract<Saved | Finished, { readonly kind: 'saved' }>;

/** An answer or a Next: how it is judged, and what it is told as. */
interface Act {
  readonly index: number;
  readonly receivedAt: number;
  readonly judge: (play: PlayRecord) => AnswerVerdict | NextVerdict;
  readonly changeOf: (step: Step) => PlayChange | undefined;
}

/** What a Next has opened; undefined where the play is over. */
export function openedBy({ play, slot }: Step, receivedAt: number): Slot | undefined {
  const position = positionAt(play, Math.max(receivedAt, slot.endsAt));
  return position.phase === 'question' || position.phase === 'reveal' ? position.slot : undefined;
}

function stepOf(play: PlayRecord, index: number, changed: boolean): Step {
  const slot = timelineOf(play)[index];
  if (!slot) throw new Error(`play ${play.id} has no question ${index}`);
  return { play, slot, changed };
}

/** A player's steps: load the play or remember it, judge, store, tell. Every rule is the timeline's, every write names its version. */
export function createPlaySteps({ store, log, plays, broadcast, timers }: PlayStepsParts) {
  const say = sparing(log);

  /**
   * The play after a step by what this process wrote last, without a read: whether it was still so, the version says when it is
   * written. Undefined where the store must be asked: nobody is refused by what may be old.
   */
  function judgeRemembered(player: Player, playId: string, { judge }: Act): PlayRecord | undefined {
    const last = plays.running.last(playId);
    if (!last || !owns(player, last)) return undefined;
    const verdict = judge(last);
    return verdict.kind === 'accepted' ? verdict.play : undefined;
  }

  /** Tells of a step, which is stored whatever comes of the telling: timers here and elsewhere, other sockets, at its end all of them. */
  function tell(step: Step, stored: Stored, { socketId }: Sender, { changeOf }: Act): void {
    const { play } = step;
    const onFault = (what: string) => (fault: unknown) => say('error', { err: fault, playId: play.id }, what);
    try {
      timers.watchEverywhere(play);
      const change = changeOf(step);
      if (change) broadcast.tell(play, change, { except: socketId });
    } catch (fault) {
      onFault('a step could not be told')(fault);
    }
    // The last answer is acknowledged as the four before it are: its result comes after, and before what is asked for next.
    if ('lasting' in stored) {
      plays.inOrder(play.id, () => plays.tellResult(stored)).catch(onFault('a result could not be told'));
    }
  }

  /** Loads, judges and stores until no other write came between, at most `ATTEMPTS` times, and tells. */
  async function step(sender: Sender, playId: string, act: Act): Promise<Result<Step, StepRefusal>> {
    const { index, receivedAt, judge } = act;
    const tellStored = (stored: Stored) => {
      const done = stepOf(stored.play, index, true);
      tell(done, stored, sender, act);
      return ok(done);
    };
    const remembered = judgeRemembered(sender.player, playId, act);
    if (remembered) {
      const saved = await plays.save(remembered, receivedAt);
      if (saved.kind === 'saved') return tellStored(saved);
    }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const play = await store.play(playId);
      if (!play) return err({ code: 'PLAY_GONE' });
      if (!owns(sender.player, play)) return err({ code: 'NOT_YOUR_PLAY' });
      const verdict = judge(play);
      if (verdict.kind === 'refused') return err({ code: verdict.code, play });
      if (verdict.kind !== 'accepted') return ok(stepOf(play, index, false));
      const saved = await plays.save(verdict.play, receivedAt);
      if (saved.kind === 'gone') return err({ code: 'PLAY_GONE' });
      if (saved.kind === 'saved') return tellStored(saved);
    }
    throw new StoreUnavailable(`play ${playId} was written by others ${ATTEMPTS} times in a row`);
  }

  return {
    /** Judges an answer by `receivedAt`, whatever happened since. */
    answer(sender: Sender, { playId, index, option }: ClientPayload<'play:answer'>, receivedAt: number) {
      const judge = (play: PlayRecord) => answer(play, index, option, receivedAt);
      const changeOf = ({ slot }: Step) => ({ kind: 'settled', slot }) as const;
      return plays.inOrder(playId, () => step(sender, playId, { index, receivedAt, judge, changeOf }));
    },
    next(sender: Sender, { playId, index }: ClientPayload<'play:next'>, receivedAt: number) {
      const judge = (play: PlayRecord) => next(play, index, receivedAt);
      const changeOf = (done: Step) => {
        const slot = openedBy(done, receivedAt);
        return slot && ({ kind: 'question', slot } as const);
      };
      return plays.inOrder(playId, () => step(sender, playId, { index, receivedAt, judge, changeOf }));
    },
    async resume(player: Player, playId: string): Promise<Result<PlayRecord, StepRefusal>> {
      const play = await store.play(playId);
      if (!play) return err({ code: 'PLAY_GONE' });
      if (!mayResume(player, play)) return err({ code: 'NOT_YOUR_PLAY' });
      hold(player, play);
      return ok(play);
    },
  };
}

export type PlaySteps = ReturnType<typeof createPlaySteps>;
