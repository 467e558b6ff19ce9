import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decidePasswordChange, isOpenReset, isValidSession } from './session.ts';
import { obstacleOf } from './sign-up.ts';

const moment = fc.integer({ min: 0, max: 6 });

it('a session is valid with its own token, and dead at the moment of its end [SESSION-1]', () => {
  fc.assert(
    fc.property(moment, moment, (expiresAt, now) => {
      const held = { tokenHash: 'mine', expiresAt };
      expect(isValidSession(held, 'mine', now)).toBe(now < expiresAt);
      expect(isValidSession(held, 'other', now)).toBe(false);
      expect(isValidSession(null, 'mine', now)).toBe(false);
    }),
  );
});

it('a password is changed by the session that is valid, where no other change came between [SESSION-11]', () => {
  const credentials = { accountId: 'account-1', username: 'Member-1', passwordHash: 'right' };
  const session = { tokenHash: 'mine', expiresAt: 5 };
  const change = (now: number, passwordHash: string) =>
    decidePasswordChange({ tokenHash: 'mine', passwordHash, now }, { session, credentials });
  expect(change(4, 'right')).toBe('changed');
  expect(change(4, 'older')).toBe('changed-before');
  expect(change(5, 'right')).toBe('gone');
});

it('a link for a new password is used once, before its end and while nothing has voided it', () => {
  const stamp = fc.option(moment);
  fc.assert(
    fc.property(stamp, stamp, moment, moment, (usedAt, voidedAt, expiresAt, now) => {
      const isUntouched = usedAt === null && voidedAt === null;
      expect(isOpenReset({ usedAt, voidedAt, expiresAt }, now)).toBe(isUntouched && now < expiresAt);
    }),
  );
});

it('a sign-up takes a slot only where one is free, and says first what its form can mend [SLOT-1]', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), moment, moment, (isEmailTaken, isUsernameTaken, limit, taken) => {
      const code = obstacleOf({ isEmailTaken, isUsernameTaken, slots: { limit, taken, version: 1 } });
      expect(code === null).toBe(!isEmailTaken && !isUsernameTaken && taken < limit);
      expect(code === 'NO_FREE_ACCOUNTS').toBe(!isEmailTaken && !isUsernameTaken && taken >= limit);
    }),
  );
});
