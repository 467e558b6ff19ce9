import { sparing } from '../../edges/line-budget.ts';
import { playerRoom } from '../../edges/live/rooms.ts';
import type { Container } from '../../ports/container.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { PlayBroadcast } from './play.broadcast.ts';
import type { Plays } from './plays.ts';
import { clockChanges, finishableAt, nextClockChangeAt } from './timeline.ts';

/** A timer that failed (the store is away) is tried again after this. */
const RETRY_AFTER_MS = 1_000;

const VISITOR = { kind: 'visitor' } as const;

export interface PlayTimerParts extends Pick<Container, 'store' | 'clock' | 'live' | 'peers' | 'log'> {
  readonly plays: Plays;
  readonly broadcast: PlayBroadcast;
}

interface Watch {
  /** As it stood when its next call was asked for. */
  play: PlayRecord;
  /** Everything that the clock brought up to here has been told. */
  broadcastUntil: number;
  /** One for all calls of a play: each of its steps asks for another. */
  readonly run: () => void;
  cancel: () => void;
}

/**
 * Timers for the plays that sockets of this process follow. It decides nothing: it looks at the play again and tells
 * what time has brought since the last one, so a late or lost timer changes no result.
 */
export function createPlayTimers(parts: PlayTimerParts) {
  const { store, clock, live, peers, log, plays, broadcast } = parts;
  const say = sparing(log);
  const onFault = (fault: unknown, playId: string) => say('warn', { err: fault, playId }, 'a timer failed');
  const watches = new Map<string, Watch>();

  /** What a process that is alone wrote last is what is stored; what couldn't be written it has forgotten. */
  const newest = (playId: string): PlayRecord | undefined =>
    peers.isAlone ? plays.running.last(playId) : undefined;

  function stop(playId: string): void {
    watches.get(playId)?.cancel();
    watches.delete(playId);
  }

  async function fire(playId: string): Promise<void> {
    const watch = watches.get(playId);
    const play = newest(playId) ?? (await store.play(playId));
    if (!watch || !play || !broadcast.isWatchedHere(play)) {
      stop(playId);
      return;
    }
    const finished = await plays.finishIfOver(play);
    const now = clock.now();
    for (const change of clockChanges(play, watch.broadcastUntil)) {
      if (change.at <= now) broadcast.tell(play, change, { localOnly: true });
    }
    watch.broadcastUntil = now;
    if (finished) await plays.tellResult(finished);
    arm(finished?.play ?? play);
  }

  function follow(play: PlayRecord): Watch {
    const { id } = play;
    const run = () => {
      plays
        .inOrder(id, () => fire(id))
        .catch((fault) => {
          onFault(fault, id);
          arm(watch.play, clock.now() + RETRY_AFTER_MS);
        });
    };
    const watch: Watch = { play, broadcastUntil: clock.now(), run, cancel: () => {} };
    watches.set(id, watch);
    return watch;
  }

  function arm(play: PlayRecord, notBefore = 0): void {
    const watch = watches.get(play.id) ?? follow(play);
    watch.cancel();
    watch.play = play;
    const changeAt = nextClockChangeAt(play, watch.broadcastUntil);
    if (changeAt === undefined && play.finishedAt !== null) {
      stop(play.id);
      return;
    }
    watch.cancel = clock.at(Math.max(changeAt ?? finishableAt(play), notBefore), watch.run);
  }

  async function watchIfHere(playId: string): Promise<void> {
    const play = await store.play(playId);
    if (play && broadcast.isWatchedHere(play)) arm(play);
  }

  peers.on('play:changed', ({ playId, accountId }) => {
    const owner = accountId === undefined ? VISITOR : ({ kind: 'member', accountId } as const);
    if (!live.hasLocal(playerRoom({ id: playId, owner }))) return;
    plays.inOrder(playId, () => watchIfHere(playId)).catch((fault) => onFault(fault, playId));
  });

  return {
    /** Follows a play from now on, or from its newest state. */
    watch: (play: PlayRecord): void => arm(play),
    /** The same for a play that has started or gone on: on every server with a socket of its player. */
    watchEverywhere(play: PlayRecord): void {
      arm(play);
      const { id: playId, owner } = play;
      peers.publish('play:changed', {
        playId,
        accountId: owner.kind === 'member' ? owner.accountId : undefined,
      });
    },
    stopAll(): void {
      for (const playId of [...watches.keys()]) stop(playId);
    },
  };
}

export type PlayTimers = ReturnType<typeof createPlayTimers>;
