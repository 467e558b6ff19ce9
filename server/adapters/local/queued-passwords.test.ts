import { describe, expect, it } from 'vitest';
import type { Asker, Passwords } from '../../ports/passwords.ts';
import { TooBusy } from '../../ports/unavailable.ts';
import { queuedPasswords } from './queued-passwords.ts';

const PLACES = 8;

/** Hashes that are made when the test says so, one after the other. */
function setUp() {
  const made: string[] = [];
  const finish: (() => void)[] = [];
  const hash = (secret: string) =>
    new Promise<string>((resolve) => {
      made.push(secret);
      finish.push(() => resolve(secret));
    });
  const slow: Passwords = { hash, matches: async () => true, matchNothing: async () => {} };
  const passwords = queuedPasswords(slow, 1, PLACES);
  const outcomes: Promise<string>[] = [];
  return {
    made,
    passwords,
    /** Asks for a hash by a name; what comes of it is in `codes`. */
    ask(secret: string, asker?: Asker): void {
      outcomes.push(
        passwords.hash(secret, asker).catch((fault) => (fault instanceof TooBusy ? 'busy' : String(fault))),
      );
    },
    async finishAll(): Promise<readonly string[]> {
      const all = Promise.all(outcomes);
      for (let done = false; !done; ) {
        finish.shift()?.();
        done = await Promise.race([
          all.then(() => true),
          new Promise<false>((next) => setImmediate(next, false)),
        ]);
      }
      return all;
    },
  };
}

const from = (address: string, knownAs?: string): Asker => ({
  address,
  ...(knownAs !== undefined && { knownAs }),
});

describe('passwords in a queue', () => {
  it('are hashed in turn; who is known, or has a session, goes first [SESSION-19]', async () => {
    const { ask, made, finishAll } = setUp();
    for (let n = 0; n < 4; n++) ask(`stranger ${n}`, from(`address ${n}`));
    ask('known', from('address 0', 'ayesha address 0'));
    ask('session');
    expect(new Set(await finishAll())).not.toContain('busy');
    expect(made).toEqual(['stranger 0', 'known', 'session', 'stranger 1', 'stranger 2', 'stranger 3']);
  });

  it('who is known goes first once at a time [SESSION-19]', async () => {
    const { ask, made, finishAll } = setUp();
    ask('running', from('a'));
    ask('stranger', from('b'));
    ask('known', from('a', 'ayesha a'));
    ask('known again', from('a', 'ayesha a'));
    await finishAll();
    expect(made).toEqual(['running', 'known', 'stranger', 'known again']);
  });

  it('one address takes half the places; the other half has one for each, and then it says so [SESSION-19]', async () => {
    const { ask, finishAll } = setUp();
    for (let n = 0; n < 10; n++) ask(`flood ${n}`, from('flood'));
    for (let n = 0; n < 10; n++) ask(`other ${n}`, from(`other ${n}`));
    ask('known', from('flood', 'ayesha flood'));
    const outcomes = await finishAll();
    expect(outcomes.filter((outcome) => outcome.startsWith('flood'))).toHaveLength(1 + PLACES / 2);
    expect(outcomes.filter((outcome) => outcome.startsWith('other'))).toHaveLength(PLACES / 2);
    expect(outcomes.at(-1)).toBe('known');
    expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(20 - 1 - PLACES);
  });

  it('a network of IPv6 is one address here [SESSION-17]', async () => {
    const { ask, finishAll } = setUp();
    for (let n = 0; n < 10; n++) ask('hash', from(`2001:db8:7:${n}::/64`));
    expect((await finishAll()).filter((outcome) => outcome === 'hash')).toHaveLength(1 + PLACES / 2);
  });
});
