import { describe, expect, it } from 'vitest';
import { INACTIVE_AFTER_MS } from '../../../shared/rules/constants.ts';
import { STATUS_SETTLES_AFTER_MS } from '../../../shared/rules/withdrawal.ts';
import { inactivityOf } from './inactivity.ts';

const NOW = Date.UTC(2026, 10, 22, 9);
const pending = { status: 'Pending', timestamp: NOW, history: [] } as const;
const paidAt = (at: number) =>
  ({ status: 'Paid', timestamp: at - 1_000, history: [{ at, from: 'Pending', to: 'Paid' }] }) as const;

describe('what a member is told of inactivity', () => {
  it('a date only where a cleanup may delete: three days after the last activity', () => {
    expect(inactivityOf(NOW, [], true)).toEqual({ kind: 'deletable', from: NOW + INACTIVE_AFTER_MS });
  });

  it('nothing is deleted while cleanups are off', () => {
    expect(inactivityOf(NOW, [], false)).toEqual({ kind: 'kept', by: 'cleanup-off' });
  });

  it('a request that waits for its money keeps the account, whatever the admins allow', () => {
    const kept = { kind: 'kept', by: 'pending-withdrawal' };
    expect(inactivityOf(NOW, [paidAt(NOW), pending], true)).toEqual(kept);
    expect(inactivityOf(NOW, [pending], false)).toEqual(kept);
  });

  it('one whose status changed lately keeps it until that has settled', () => {
    const from = NOW + STATUS_SETTLES_AFTER_MS;
    expect(inactivityOf(NOW, [paidAt(NOW)], true)).toEqual({ kind: 'deletable', from });
    const longAgo = paidAt(NOW - STATUS_SETTLES_AFTER_MS);
    expect(inactivityOf(NOW, [longAgo], true)).toEqual({ kind: 'deletable', from: NOW + INACTIVE_AFTER_MS });
  });
});
