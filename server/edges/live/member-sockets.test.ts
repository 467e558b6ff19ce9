import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProfileChange, SessionEnd, SessionView } from '../../../shared/contract/views.ts';
import { deleteMember } from '../../../tests/builders/delete-member.ts';
import { playThrough } from '../../../tests/clients/play-through.ts';
import { formOf } from '../../../tests/clients/test-api.ts';
import { codeOf, connectPlayer, okOf, type TestPlayer } from '../../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import type { Store } from '../../ports/store.ts';

const MINUTE = 60_000;
const SECOND = 1_000;

let server: TestServer;
let session: SessionView;
beforeEach(() => boot());
afterEach(() => server.stop());

async function boot(replaceStore: (store: Store) => Partial<Store> = () => ({})): Promise<void> {
  server = await startTestServer({}, ({ store }) => ({ store: { ...store, ...replaceStore(store) } }));
  session = await server.api.join('Ayesha');
}

async function reboot(replaceStore: (store: Store) => Partial<Store>): Promise<void> {
  await server.stop();
  await boot(replaceStore);
}

const loginAgain = async () => (await server.api.login(formOf('Ayesha'))).body;
const accountId = async () => (await server.container.store.credentials('ayesha'))?.accountId ?? '';

async function connectMember({ sessionToken } = session): Promise<TestPlayer> {
  const player = await server.connect(sessionToken);
  await player.heard('session:ended');
  return player;
}

async function endOf(player: TestPlayer): Promise<SessionEnd> {
  return (await player.waitFor<{ reason: SessionEnd }>('session:ended')).reason;
}

/** Whether the socket is still in its member's room: a finished play of the member is told there. */
async function hearsOfMember(player: TestPlayer): Promise<boolean> {
  const other = await connectMember(await loginAgain());
  await playThrough(server, other);
  await other.waitFor<ProfileChange>('profile:changed');
  return (await player.heard('profile:changed')).length > 0;
}

describe('the sockets of a session', () => {
  it('at 60:00: a member’s one second before; at the moment session:ended, and out of the member’s rooms [SESSION-1]', async () => {
    const player = await connectMember();
    await server.clock.goTo(session.expiresAt - SECOND);
    expect(await player.heard('session:ended')).toEqual([]);
    await server.clock.goTo(session.expiresAt);
    expect(await endOf(player)).toBe('expired');
    expect(await hearsOfMember(player)).toBe(false);
  });

  it('at 60:00: from the moment on its plays are a visitor’s', async () => {
    const player = await connectMember();
    await server.clock.goTo(session.expiresAt - SECOND);
    const before = okOf(await player.start()).play;
    expect((await server.container.store.play(before.playId))?.owner).toMatchObject({ kind: 'member' });
    await server.clock.goTo(session.expiresAt);
    const after = okOf(await player.start()).play;
    expect((await server.container.store.play(after.playId))?.owner).toEqual({ kind: 'visitor' });
    expect(await player.answer(before.playId, 0, 0)).toMatchObject({ error: { code: 'NOT_YOUR_PLAY' } });
  });

  it('at 30:00 from a profile load, which every socket of the session hears of', async () => {
    const tabs = [await connectMember(), await connectMember()];
    await server.clock.advance(55 * MINUTE);
    const expiresAt = server.clock.now() + 30 * MINUTE;
    await server.api.call('profile', { token: session.sessionToken });
    for (const tab of tabs) {
      expect(await tab.waitFor('session:changed')).toEqual({ expiresAt });
    }
    await server.clock.goTo(expiresAt - SECOND);
    for (const tab of tabs) expect(await tab.heard('session:ended')).toEqual([]);
    await server.clock.goTo(expiresAt);
    for (const tab of tabs) expect(await endOf(tab)).toBe('expired');
  });

  it('second login: the older sockets hear «replaced» at once and nothing more of the member [SESSION-2]', async () => {
    const first = await connectMember();
    const second = await connectMember(await loginAgain());
    expect(await endOf(first)).toBe('replaced');
    expect(await second.heard('session:ended')).toEqual([]);
    await playThrough(server, second);
    await second.waitFor<ProfileChange>('profile:changed');
    expect(await first.heard('profile:changed')).toEqual([]);
    expect(await first.heard('play:finished')).toEqual([]);
  });

  it('logout: every tab hears «loggedOut»', async () => {
    const tabs = [await connectMember(), await connectMember()];
    await server.api.call('endSession', { token: session.sessionToken });
    for (const tab of tabs) expect(await endOf(tab)).toBe('loggedOut');
  });

  it('a machine that slept past the end of a session: over on its sockets at the next look, whatever its timers do [SESSION-3]', async () => {
    const player = await connectMember();
    server.clock.wakeAt(session.expiresAt);
    await server.checkSessions();
    expect(await endOf(player)).toBe('expired');
    expect(await hearsOfMember(player)).toBe(false);
  });

  it.each<[reason: SessionEnd, end: () => Promise<unknown>]>([
    ['replaced', loginAgain],
    ['deleted', async () => deleteMember(server.container.store, await accountId())],
    ['loggedOut', () => server.api.call('endSession', { token: session.sessionToken })],
    ['expired', async () => {}],
  ])('a socket or a call that comes back hours later is told the real reason: %s', async (reason, end) => {
    await end();
    await server.clock.advance(5 * 60 * MINUTE);
    expect(await endOf(await server.connect(session.sessionToken))).toBe(reason);
    const { status, code, body } = await server.api.call('me', { token: session.sessionToken });
    expect({ status, code, ...body }).toMatchObject({ status: 401, code: 'SESSION_EXPIRED', reason });
  });

  it('a socket with a dead token stays as a visitor’s and gets session:ended', async () => {
    await loginAgain();
    const player = await server.connect(session.sessionToken);
    expect(await endOf(player)).toBe('replaced');
    const { playId } = okOf(await player.start()).play;
    expect((await server.container.store.play(playId))?.owner).toEqual({ kind: 'visitor' });
  });

  it('operators, arrays and numbers where the token belongs: a visitor, never a member [SESSION-7]', async () => {
    for (const sessionToken of [{ $gt: '' }, [session.sessionToken], 7, null, true, '']) {
      const player = await connectPlayer(server.url, { sessionToken });
      const { playId } = okOf(await player.start()).play;
      expect((await server.container.store.play(playId))?.owner).toEqual({ kind: 'visitor' });
      player.close();
    }
  });

  it('a session replaced while its socket is being validated: never a member’s', async () => {
    const held = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    await reboot((store) => ({
      async session(tokenHash) {
        const found = await store.session(tokenHash);
        reached.resolve();
        await held.promise;
        return found;
      },
    }));
    const player = await server.connect(session.sessionToken);
    await reached.promise;
    await loginAgain();
    expect(await endOf(player)).toBe('replaced');
    held.resolve();
    const { playId } = okOf(await player.start()).play;
    expect((await server.container.store.play(playId))?.owner).toEqual({ kind: 'visitor' });
    expect(await player.heard('session:ended')).toHaveLength(1);
  });
});

describe('a session that ends while the store is asked', () => {
  const ends: [reason: SessionEnd, end: () => Promise<unknown>][] = [
    ['replaced', loginAgain],
    ['loggedOut', () => server.api.call('endSession', { token: session.sessionToken })],
    ['expired', () => server.clock.goTo(session.expiresAt)],
  ];

  /** A store in which one call has been carried out, but its answer waits for `release`. */
  async function bootHolding(call: 'startPlay' | 'play' | 'session') {
    const [reached, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let holds = false;
    await reboot((store) => ({
      [call]: async (...args: never[]) => {
        const answer = await (store[call] as (...args: never[]) => Promise<unknown>)(...args);
        if (holds) {
          reached.resolve();
          await held.promise;
        }
        return answer;
      },
    }));
    return {
      begin: () => {
        holds = true;
      },
      reached: reached.promise,
      release: () => {
        holds = false;
        held.resolve();
      },
    };
  }

  const accountRooms = () =>
    [...server.io.sockets.adapter.rooms.keys()].filter((room) => room.startsWith('account:'));

  it.each(ends)(
    '%s during a start: the play counts, and the socket hears nothing of the account [SESSION-12]',
    async (_reason, end) => {
      const holding = await bootHolding('startPlay');
      const player = await connectMember();
      holding.begin();
      const starting = player.start();
      await holding.reached;
      await end();
      holding.release();
      expect(codeOf(await starting)).toBe('SESSION_EXPIRED');
      expect(accountRooms()).toEqual([]);
      await server.clock.advance(5 * SECOND);
      expect(await player.heard('play:question')).toEqual([]);
      const [play] = await server.data.rows('plays');
      expect(play).toBeDefined();
    },
  );

  it.each(ends)(
    '%s during a resume: the socket hears nothing of the account [SESSION-12]',
    async (_reason, end) => {
      const holding = await bootHolding('play');
      const player = await connectMember();
      const { playId } = okOf(await player.start()).play;
      holding.begin();
      const resuming = player.resume(playId);
      await holding.reached;
      await end();
      holding.release();
      expect(codeOf(await resuming)).toBe('NOT_YOUR_PLAY');
      expect(accountRooms()).toEqual([]);
      const before = await player.heard('play:question');
      await server.clock.advance(5 * SECOND);
      expect(await player.heard('play:question')).toEqual(before);
    },
  );

  it('a socket that is gone when its start is stored leaves no room behind [SESSION-12]', async () => {
    const holding = await bootHolding('startPlay');
    const player = await server.connect();
    const { id = '' } = player.socket;
    holding.begin();
    player.start().catch(() => {});
    await holding.reached;
    player.close();
    await expect.poll(() => server.connections).toBe(0);
    holding.release();
    okOf(await (await server.connect()).start());
    expect(server.io.sockets.adapter.sids.has(id)).toBe(false);
  });
});

describe('the rooms of a socket', () => {
  it('one in the room of an account for which it doesn’t act leaves it at the next look [SESSION-13]', async () => {
    const [member, visitor] = [await connectMember(), await server.connect()];
    const room = `account:${await accountId()}`;
    const odd = server.io.sockets.sockets.get(visitor.socket.id ?? '');
    await odd?.join(room);
    await server.checkSessions();
    expect([...(server.io.sockets.adapter.rooms.get(room) ?? [])]).toEqual([member.socket.id]);
  });
});

describe('the check of sessions, for what ended without this process being told', () => {
  it.each<[SessionEnd, (store: Store) => Promise<unknown>]>([
    ['deleted', async (store) => deleteMember(store, await accountId())],
    [
      'replaced',
      async (store) => {
        const known = await store.credentials('ayesha');
        await store.openSession(
          { accountId: await accountId(), tokenHash: 'elsewhere', expiresAt: session.expiresAt },
          { passwordHash: known?.passwordHash ?? '', now: server.clock.now() },
        );
      },
    ],
    [
      'loggedOut',
      async (store) => {
        const [entry] = await store.sessionsOf([await accountId()]);
        await store.endSession(entry?.session?.tokenHash ?? '');
      },
    ],
  ])('%s', async (reason, end) => {
    const player = await connectMember();
    await server.checkSessions();
    expect(await player.heard('session:ended')).toEqual([]);
    await end(server.container.store);
    await server.checkSessions();
    expect(await endOf(player)).toBe(reason);
    await server.checkSessions();
    expect(await player.heard('session:ended')).toHaveLength(1);
  });

  it('a session prolonged by another server lives on, whether the check or the expiry notices first', async () => {
    const [noticed, expiring] = [await connectMember(), await connectMember()];
    const [entry] = await server.container.store.sessionsOf([await accountId()]);
    const expiresAt = session.expiresAt + 5 * MINUTE;
    await server.container.store.prolongSession(
      { accountId: await accountId(), tokenHash: entry?.session?.tokenHash ?? '', expiresAt },
      server.clock.now(),
    );
    await server.clock.goTo(session.expiresAt);
    await server.checkSessions();
    for (const player of [noticed, expiring]) expect(await player.heard('session:ended')).toEqual([]);
    await server.clock.goTo(expiresAt);
    for (const player of [noticed, expiring]) expect(await endOf(player)).toBe('expired');
  });

  it('a login while the check is under way does not end the new session', async () => {
    const held = Promise.withResolvers<void>();
    await reboot((store) => ({
      async sessionsOf(accountIds) {
        const found = await store.sessionsOf(accountIds);
        await held.promise;
        return found;
      },
    }));
    await connectMember();
    const checking = server.checkSessions();
    const second = await connectMember(await loginAgain());
    held.resolve();
    await checking;
    expect(await second.heard('session:ended')).toEqual([]);
  });
});
