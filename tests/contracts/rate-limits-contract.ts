import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RateLimits } from '../../server/ports/rate-limits.ts';

export interface RateLimitsUnderTest {
  readonly limits: RateLimits;
  dispose(): void;
}

const times = <Result>(count: number, attempt: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, attempt));

/** What every adapter of the RateLimits port promises. */
export function describeRateLimitsContract(name: string, open: () => Promise<RateLimitsUnderTest>): void {
  describe(`the rate limits contract: ${name}`, () => {
    let subject: RateLimitsUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.dispose());

    const logIn = (key: string) => subject.limits.refuse('login by account and address', key);

    it('refuses the attempt that is one too many, and says in how many whole seconds the next may come', async () => {
      for (let attempt = 1; attempt <= 10; attempt++) expect(await logIn('a')).toBeNull();
      const seconds = await logIn('a');
      expect(seconds).toBeGreaterThan(290);
      expect(seconds).toBeLessThanOrEqual(300);
      expect(seconds).toBe(Math.round(seconds ?? 0.5));
    });

    it('counts attempts that come at once', async () => {
      const answers = await times(30, () => logIn('a'));
      expect(answers.filter((answer) => answer === null)).toHaveLength(10);
    });

    it('counts each key and each limit for itself', async () => {
      await times(11, () => logIn('a'));
      expect(await logIn('b')).toBeNull();
      expect(await subject.limits.refuse('password by account', 'a')).toBeNull();
      expect(await subject.limits.delay('login by account', 'a')).toBe(0);
    });

    it('forgets the attempts of a key, and no other’s', async () => {
      await times(11, () => logIn('a'));
      await times(11, () => logIn('b'));
      await subject.limits.forget('login by account and address', 'a');
      expect(await logIn('a')).toBeNull();
      expect(await logIn('b')).not.toBeNull();
    });

    it('takes back what came to nothing, also of many at once [SESSION-16]', async () => {
      const tries = await times(10, () => logIn('a'));
      expect(tries.filter((answer) => answer === null)).toHaveLength(10);
      await times(4, () => subject.limits.giveBack('login by account and address', 'a'));
      const again = await times(6, () => logIn('a'));
      expect(again.filter((answer) => answer === null)).toHaveLength(4);
    });

    it('counts a household of IPv6 in its network too, which has as much as three of them [SESSION-17]', async () => {
      const make = (household: number) =>
        subject.limits.refuse('account by address', `2001:db8:7:${household}::/64`);
      for (let household = 1; household <= 3; household++) {
        for (let n = 0; n < 10; n++) expect(await make(household)).toBeNull();
      }
      expect(await make(4)).toBeGreaterThan(86_000);
      expect(await subject.limits.refuse('account by address', '2001:db8:8:1::/64')).toBeNull();
      await subject.limits.giveBack('account by address', '2001:db8:7:4::/64');
      await subject.limits.giveBack('account by address', '2001:db8:7:3::/64');
      expect(await make(4)).toBeNull();
      expect(await make(4)).not.toBeNull();
    });

    it('delays what is too much by growing steps, at most 2 s, and never refuses it', async () => {
      const delay = () => subject.limits.delay('admin login by site', 'site');
      const delays: number[] = [];
      for (let attempt = 0; attempt < 6; attempt++) delays.push(await delay());
      expect(delays).toEqual([0, 0, 0, 100, 200, 300]);
      await times(50, delay);
      expect(await delay()).toBe(2_000);
    });
  });
}
