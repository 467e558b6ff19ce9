import { expect, test } from 'vitest';
import { POLICY_NAMES } from '../../kit/balance.ts';
import { balance } from './balance.ts';

/** Of all three policies together. `SELF_PLAYS=10000` plays so many. */
const GAMES = Number(process.env.SELF_PLAYS ?? 210);

test.each(POLICY_NAMES)(
  '%s self-plays never reach an impossible state and always end, in time',
  (policy) => {
    for (let n = 0; n < GAMES / POLICY_NAMES.length; n += 1) {
      const { outcome, length } = balance.play(policy, `self-${n}`);
      expect(['won', 'lost']).toContain(outcome);
      expect(length).toBeLessThanOrEqual(300);
      if (policy === 'careful') expect(outcome).toBe('won');
    }
  },
  1_800_000,
);
