import { expect, it } from 'vitest';
import { createSessionEndReason, sessionTokenOf } from './session-token.ts';

const sessionEndReason = createSessionEndReason({ sessionsOf: async () => [] });

it('a token of an account that is gone says so', async () => {
  expect(await sessionEndReason(sessionTokenOf('0198c0de-0000-7000-8000-000000000001', 'secret'))).toBe(
    'deleted',
  );
});

it.each(['', 'guess', 'an_admin’s-secret', '_', `${'x'.repeat(36)}_secret`])(
  '%j was never a member’s token',
  async (token) => {
    expect(await sessionEndReason(token)).toBe('expired');
  },
);
