import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminWithdrawalView } from '../../../shared/contract/views.ts';
import { buildRequest, withdrawalIdOf } from '../../../tests/builders/withdrawal-builder.ts';
import {
  type AdminServer,
  joinWithPoints,
  logInAdmin,
  startAdminServer,
} from '../../../tests/clients/test-admin.ts';
import { hashToken } from '../../edges/token-hash.ts';

interface Page {
  readonly withdrawals: readonly AdminWithdrawalView[];
  readonly nextCursor: string | null;
}

const DAY = 24 * 60 * 60_000;

let server: AdminServer;
let token: string;
let wholeLists = 0;
/** Questions of the store about members and numbers. */
let asked = 0;
beforeEach(async () => {
  wholeLists = 0;
  asked = 0;
  server = await startAdminServer((store) => ({
    finishedPlays(accountId) {
      wholeLists += 1;
      return store.finishedPlays(accountId);
    },
    countedMembers(accountIds) {
      asked += 1;
      return store.countedMembers(accountIds);
    },
    givenNumbers(accountNumbers) {
      asked += 1;
      return store.givenNumbers(accountNumbers);
    },
  }));
  token = await logInAdmin(server);
});
afterEach(() => server.stop());

async function get(query: object): Promise<{ status: number; page: Page }> {
  const search = new URLSearchParams({ ...query });
  const response = await fetch(`${server.url}/api/admin/withdrawals?${search}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, page: (await response.json()) as Page };
}

/** All pages, each by its requests' numbers. */
async function walk(query: object, between = async () => {}): Promise<number[][]> {
  const pages: number[][] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { page } = await get({ ...query, ...(cursor && { cursor }) });
    pages.push(page.withdrawals.map(({ id }) => Number(id.slice(-4))));
    cursor = page.nextCursor;
    await between();
  }
  return pages;
}

/** Requests 1 to `count` of one member, a moment apart. */
async function request(username: string, numbers: readonly number[], changes: object = {}): Promise<void> {
  const { sessionToken, accountId } = await joinWithPoints(server, username, numbers.length * 2_500);
  const session = { accountId, tokenHash: hashToken(sessionToken) };
  for (const n of numbers) {
    await server.clock.advance(1);
    const wanted = buildRequest(n, { createdAt: server.clock.now(), ...changes });
    const { kind } = await server.container.store.requestWithdrawal(session, wanted);
    expect(kind).toBe('requested');
  }
}

async function pay(n: number): Promise<void> {
  const { store } = server.container;
  const withdrawal = await store.withdrawal(withdrawalIdOf(n));
  if (!withdrawal) throw new Error('there is none');
  await store.saveWithdrawal({ ...withdrawal, status: 'Paid', payoutState: 'manual', reference: `TX%${n}` });
}

describe('the pages of requests', () => {
  it('fifty a page, the newest first, and not one left out or sent twice while new ones come', async () => {
    const all = Array.from({ length: 60 }, (_, n) => n + 1);
    await request('Ayesha', all);
    let isFirst = true;
    const pages = await walk({}, async () => {
      if (isFirst) await request('Bilal', [61, 62]);
      isFirst = false;
    });
    expect(pages.map((page) => page.length)).toEqual([50, 10]);
    expect(pages.flat()).toEqual(all.toReversed());
  });

  it('the overdue first, the one that waits longest at their head, also over the edge of a page', async () => {
    await request('Ayesha', [1, 2, 3, 4]);
    await pay(2);
    await server.clock.advance(DAY);
    token = await logInAdmin(server);
    await request('Bilal', [5, 6]);
    expect(await walk({ limit: 2 })).toEqual([
      [1, 3],
      [4, 6],
      [5, 2],
    ]);
    expect(await walk({ limit: 2, status: 'Pending' })).toEqual([[1, 3], [4, 6], [5]]);
    expect(await walk({ limit: 2, status: 'Paid' })).toEqual([[2]]);
  });

  it('by time and by status, in both directions, those made in one moment by their id', async () => {
    const moment = { createdAt: server.clock.now() + 50 };
    await request('Ayesha', [1, 2, 3, 4, 5], moment);
    await pay(2);
    await pay(4);
    expect(await walk({ limit: 2, sort: 'timestamp' })).toEqual([[5, 4], [3, 2], [1]]);
    expect(await walk({ limit: 2, sort: 'timestamp', order: 'asc' })).toEqual([[1, 2], [3, 4], [5]]);
    expect(await walk({ limit: 2, sort: 'status' })).toEqual([[5, 3], [1, 4], [2]]);
    expect(await walk({ limit: 2, sort: 'status', order: 'asc' })).toEqual([[4, 2], [5, 3], [1]]);
    expect(await walk({ limit: 2, sort: 'status', status: 'Paid' })).toEqual([[4, 2]]);
  });

  it('what is searched for, in names, numbers and references, letter by letter', async () => {
    await request('Ayesha', [1, 2]);
    await request('Bilal', [3], { accountNumber: '03451112223', accountName: 'Bilal (Lahore)' });
    await pay(1);
    expect(await walk({ q: 'YESH', limit: 1 })).toEqual([[2], [1]]);
    expect(await walk({ q: ' 0345111 ' })).toEqual([[3]]);
    expect(await walk({ q: '(lahore' })).toEqual([[3]]);
    expect(await walk({ q: 'tx%1' })).toEqual([[1]]);
    for (const q of ['tx_1', '.', '%%', '\\']) expect(await walk({ q })).toEqual([[]]);
  });

  it.each([
    { limit: 0 },
    { limit: 201 },
    { limit: 'all' },
    { cursor: 'nonsense' },
    { cursor: 'eyJhdCI6MX0' },
    { sort: 'username' },
    { status: 'Lost' },
  ])('refuses %j', async (query) => {
    expect((await get(query)).status).toBe(400);
  });

  it('the evidence of a page is counted: no play is read for it, and two questions are asked of the store [FAULT-37]', async () => {
    await request('Ayesha', [1, 2]);
    await request('Bilal', [3]);
    asked = 0;
    const { page } = await get({});
    expect(page.withdrawals.map(({ evidence }) => evidence.plays)).toEqual([1, 1, 1]);
    expect([wholeLists, asked]).toEqual([0, 2]);
  });
});

describe('one request', () => {
  it('as the list has it; 404 where there is none', async () => {
    await request('Ayesha', [1]);
    const ask = async (n: number) => {
      const response = await fetch(`${server.url}/api/admin/withdrawals/${withdrawalIdOf(n)}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: response.status, body: await response.json() };
    };
    const { page } = await get({});
    expect(await ask(1)).toEqual({ status: 200, body: { withdrawal: page.withdrawals[0] } });
    expect(await ask(2)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
