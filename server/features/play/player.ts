import { type PlayRecord, quizKey } from '../../ports/play-record.ts';

/** Who acts: a member on any socket of the account, or a visitor's socket with the plays it started or resumed. */
export type Player =
  | { readonly kind: 'visitor'; readonly playIds: Map<string, string> }
  | { readonly kind: 'member'; readonly accountId: string };

export function isSame(one: Player, other: Player): boolean {
  if (one.kind === 'member') return other.kind === 'member' && one.accountId === other.accountId;
  return other.kind === 'visitor' && one.playIds === other.playIds;
}

/** Whether a play may be answered and moved on by this player. */
export function owns(player: Player, play: PlayRecord): boolean {
  if (player.kind === 'member') {
    return play.owner.kind === 'member' && play.owner.accountId === player.accountId;
  }
  return play.owner.kind === 'visitor' && player.playIds.has(play.id);
}

/** Whether a play may be looked at and taken up again: knowing a visitor's unguessable id is enough. */
export function mayResume(player: Player, play: PlayRecord): boolean {
  return player.kind === 'visitor' ? play.owner.kind === 'visitor' : owns(player, play);
}

/** More than a person plays at once; what a connection held before is still there to be resumed. */
const PLAYS_HELD = 20;

/** Lets a visitor's connection act on a play; the one held longest makes room. */
export function hold(player: Player, play: PlayRecord): void {
  if (player.kind === 'member') return;
  const [oldest] = player.playIds.keys();
  if (oldest !== undefined && player.playIds.size >= PLAYS_HELD) player.playIds.delete(oldest);
  player.playIds.set(play.id, quizKey(play));
}
