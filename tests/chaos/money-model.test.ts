import { describe, expect, it } from 'vitest';
import { differencesOfMember, differencesOfRequest, type RequestSeen } from './money-model.ts';

const paidOnce: RequestSeen = {
  id: 'w',
  status: 'Paid',
  payoutState: 'done',
  attempt: 1,
  reference: 'r1',
  history: [{ at: 1, from: 'Pending', to: 'Paid', by: 'payout', reference: null }],
};
const sentOnce = { sent: ['w.1'], payments: new Map([['w.1', 'r1']]) };

describe('the model of the money', () => {
  it('a request that was sent once and paid once is right', () => {
    expect(differencesOfRequest(paidOnce, sentOnce)).toEqual([]);
  });

  it.each<[string, Partial<RequestSeen>, Partial<typeof sentOnce>]>([
    ['one key sent twice', {}, { sent: ['w.1', 'w.1'] }],
    ['a second attempt that nobody asked for', { attempt: 2 }, { payments: new Map([['w.2', 'r1']]) }],
    ['done without a payment', {}, { payments: new Map() }],
    ['done with another reference', { reference: 'r2' }, {}],
    ['paid, and waiting to be sent again', { status: 'Pending', payoutState: 'retry' }, {}],
    ['left in the queue', { status: 'Pending', payoutState: 'queued' }, { payments: new Map() }],
    [
      'a change by a person that nobody asked for',
      { history: [{ at: 1, from: 'Pending', to: 'Paid', by: 'owner@example.com', reference: null }] },
      {},
    ],
  ])('%s is a difference', (_, request, paid) => {
    expect(differencesOfRequest({ ...paidOnce, ...request }, { ...sentOnce, ...paid })).toHaveLength(1);
  });

  it('two payments are right only where a person said «pay again»', () => {
    const again = { ...paidOnce, attempt: 2, reference: 'r2' };
    const twice = {
      sent: ['w.1', 'w.2'],
      payments: new Map([
        ['w.1', 'r1'],
        ['w.2', 'r2'],
      ]),
    };
    const asked = { payAgain: 1, changes: 0, acknowledged: 0 };
    expect(differencesOfRequest(again, twice, asked)).toEqual([]);
    expect(differencesOfRequest(again, twice)).toHaveLength(2);
  });

  it('an acknowledged change that is not stored is a difference', () => {
    const asked = { payAgain: 0, changes: 1, acknowledged: 1 };
    expect(differencesOfRequest(paidOnce, sentOnce, asked)).toHaveLength(1);
  });

  it('points are what was told and not yet withdrawn', () => {
    const member = { username: 'a', points: 2_500, requests: 1, acknowledged: 1, earned: [5_000] };
    expect(differencesOfMember(member, 12_500)).toEqual([]);
    expect(differencesOfMember({ ...member, points: 0 }, 12_500)).toHaveLength(1);
    expect(differencesOfMember({ ...member, requests: 2 }, 12_500)).toHaveLength(2);
    expect(differencesOfMember({ ...member, points: 5_000, earned: [5_000, null] }, 12_500)).toEqual([]);
  });
});
