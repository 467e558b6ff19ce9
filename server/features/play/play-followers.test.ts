import { beforeEach, describe, expect, it } from 'vitest';
import { buildPlay } from '../../../tests/builders/play-builder.ts';
import { noPeers, type PeerEvent, type PeerEvents, type Peers } from '../../ports/peers.ts';
import { createPlayFollowers, type PlayFollowers } from './play-followers.ts';

/** What this process tells the others, and what may come from them. */
function createPeers() {
  const told: [PeerEvent, unknown][] = [];
  let hear = (_: PeerEvents['play:followed']): void => {};
  let miss = (): void => {};
  const peers: Peers = {
    isAlone: false,
    publish: (event, payload) => void told.push([event, payload]),
    on(event, listener) {
      if (event === 'play:followed') hear = listener as typeof hear;
    },
    onMissed(run) {
      miss = run;
    },
  };
  return { peers, told, hear: (playId: string) => hear({ playId }), miss: () => miss() };
}

const play = buildPlay({ id: 'one' });
const other = buildPlay({ id: 'other' });
const members = buildPlay({ id: 'members', owner: { kind: 'member', accountId: 'account' } });

let site: ReturnType<typeof createPeers>;
let followers: PlayFollowers;
beforeEach(() => {
  site = createPeers();
  followers = createPlayFollowers(site.peers);
});

describe('a visitor’s play that began on this server', () => {
  beforeEach(() => {
    followers.began(play);
    followers.began(other);
  });

  it('is followed here alone, until a socket of another server takes it up', () => {
    expect(followers.isOnlyHere(play.id)).toBe(true);
    site.hear(play.id);
    expect(followers.isOnlyHere(play.id)).toBe(false);
    expect(followers.isOnlyHere(other.id)).toBe(true);
  });

  it('taken up here too, it is nobody else’s: the others aren’t told', () => {
    followers.follow(play.id);
    expect(site.told).toEqual([]);
    expect(followers.isOnlyHere(play.id)).toBe(true);
  });

  it('may be followed anywhere after what others told may not have been heard', () => {
    site.miss();
    expect([play.id, other.id].map(followers.isOnlyHere)).toEqual([false, false]);
  });

  it('is forgotten with its end', () => {
    followers.ended(play.id);
    expect([play.id, other.id].map(followers.isOnlyHere)).toEqual([false, true]);
  });
});

describe('followed from anywhere is', () => {
  it('a play that began elsewhere: who takes it up tells the others so', () => {
    followers.follow(play.id);
    expect(site.told).toEqual([['play:followed', { playId: play.id }]]);
    expect(followers.isOnlyHere(play.id)).toBe(false);
  });

  it('a member’s, which all sockets of the account follow', () => {
    followers.began(members);
    expect(followers.isOnlyHere(members.id)).toBe(false);
  });

  it('of too many that nobody ended the oldest', () => {
    const few = createPlayFollowers(site.peers, 1);
    few.began(play);
    few.began(other);
    expect([play.id, other.id].map(few.isOnlyHere)).toEqual([false, true]);
  });
});

it('a server that is the whole site has all plays for itself', () => {
  const alone = createPlayFollowers(noPeers);
  expect([play.id, members.id].map(alone.isOnlyHere)).toEqual([true, true]);
});
