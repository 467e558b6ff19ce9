import { describe, expect, it } from 'vitest';
import { differencesOfMember, differencesOfRequest, NOTHING, type RequestSeen } from './money-model.ts';

const paidOnce: RequestSeen = {
  id: 'w',
  status: 'Paid',
  payoutState: 'done',
  attempt: 1,
  reference: 'r1',
  claimedBy: null,
  history: [{ at: 1, from: 'Pending', to: 'Paid', by: 'payout', reference: null }],
};
const at = 10;
const sentOnce = { sent: [{ key: 'w.1', at }], payments: new Map([['w.1', 'r1']]) };

describe('the model of the money', () => {
  it('a request that was sent once and paid once is right', () => {
    expect(differencesOfRequest(paidOnce, sentOnce)).toEqual([]);
  });

  it.each<[string, Partial<RequestSeen>, Partial<typeof sentOnce>]>([
    [
      'one key sent twice',
      {},
      {
        sent: [
          { key: 'w.1', at },
          { key: 'w.1', at },
        ],
      },
    ],
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
      sent: [
        { key: 'w.1', at },
        { key: 'w.2', at },
      ],
      payments: new Map([
        ['w.1', 'r1'],
        ['w.2', 'r2'],
      ]),
    };
    const asked = { ...NOTHING, payAgain: 1 };
    expect(differencesOfRequest(again, twice, asked)).toEqual([]);
    expect(differencesOfRequest(again, twice)).toHaveLength(2);
  });

  it('a request that is sent while an admin’s mark holds is a difference, one that waits for its end is not [MONEY-21]', () => {
    const marked = (from: number, until: number) => ({ ...NOTHING, marks: [{ attempt: 1, from, until }] });
    expect(differencesOfRequest(paidOnce, sentOnce, marked(at - 1, at + 1_000))).toHaveLength(1);
    expect(differencesOfRequest(paidOnce, sentOnce, marked(at - 1_000, at))).toEqual([]);
    expect(differencesOfRequest(paidOnce, sentOnce, marked(at + 1, at + 1_000))).toEqual([]);
    const waiting: RequestSeen = {
      ...paidOnce,
      status: 'Pending',
      payoutState: 'queued',
      claimedBy: 'a',
      history: [],
    };
    expect(differencesOfRequest(waiting, { sent: [], payments: new Map() })).toEqual([]);
  });

  it('an acknowledged change that is not stored is a difference', () => {
    const asked = { ...NOTHING, changes: 1, acknowledged: 1 };
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
