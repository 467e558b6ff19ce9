import { randomUUID } from 'node:crypto';
import { type HttpCall, http } from '../../shared/contract/http.ts';
import type { AdminWithdrawalView, Problem } from '../../shared/contract/views.ts';
import type { ApiReply, TestApi } from './test-api.ts';

/** What a member fills in; each call of this is another intent. */
export function withdrawalForm(changes: object = {}) {
  return {
    requestId: randomUUID() as string,
    paymentMethod: 'JazzCash',
    accountName: 'Ayesha Khan',
    accountNumber: '0300 1234567',
    ...changes,
  };
}

export interface FakeReply {
  readonly status: number;
  readonly code: string;
  /** The request as it stands, whether the call succeeded or not. */
  readonly withdrawal: AdminWithdrawalView | undefined;
  /** The other request that has the reference already. */
  readonly usedBy: string | undefined;
}

/** What a decision carries of the request as the admin saw it. */
export interface Seen {
  readonly version: number;
  readonly confirm?: boolean;
}

/** What admins do with one request, as a dashboard calls it. */
export function createAdminCalls(url: () => string) {
  async function call(name: HttpCall, id: string, token: string, body?: object): Promise<FakeReply> {
    const { method, path } = http[name];
    const response = await fetch(url() + path.replace(':id', id), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const reply = (await response.json()) as Partial<Problem> & Partial<FakeReply>;
    const { code = 'OK', withdrawal, usedBy } = reply;
    return { status: response.status, code, withdrawal, usedBy };
  }

  return {
    flip: (id: string, token: string, body: object) => call('setWithdrawalStatus', id, token, body),
    claim: (id: string, token: string) => call('claimWithdrawal', id, token),
    payAgain: (id: string, token: string, { version, confirm }: Seen) =>
      call('decidePayout', id, token, { action: 'pay-again', version, confirm }),
    paidByHand: (id: string, token: string, reference: string, { version, confirm }: Seen) =>
      call('decidePayout', id, token, { action: 'paid-by-hand', reference, version, confirm }),
  };
}

/** A new request of a member; returns its id. */
export async function requestWithdrawal(api: TestApi, token: string, changes: object = {}): Promise<string> {
  const reply = await api.call('createWithdrawal', { token, body: withdrawalForm(changes) });
  if (reply.code !== 'OK') throw new Error(`the withdrawal was refused: ${reply.code}`);
  return reply.body.withdrawal.id;
}

/** How a request stands, as the dashboards list it. */
export async function seenByAdmins(api: TestApi, token: string, id: string): Promise<AdminWithdrawalView> {
  const reply: ApiReply<{ withdrawals: AdminWithdrawalView[] }> = await api.call('adminWithdrawals', {
    token,
  });
  const found = reply.body.withdrawals.find((withdrawal) => withdrawal.id === id);
  if (!found) throw new Error('the dashboards do not list it');
  return found;
}
