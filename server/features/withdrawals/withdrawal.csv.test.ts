import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { normalAccountNumber } from '../../../shared/rules/withdrawal.ts';
import { allWithdrawals } from '../../../tests/builders/whole-lists.ts';
import { buildRequest } from '../../../tests/builders/withdrawal-builder.ts';
import {
  type AdminServer,
  joinWithPoints,
  logInAdmin,
  startAdminServer,
} from '../../../tests/clients/test-admin.ts';
import { hashToken } from '../../edges/token-hash.ts';
import type { NewWithdrawal } from '../../ports/withdrawal-store.ts';
import { keepLatePayment } from './payout-state.ts';

let server: AdminServer;
let token: string;
let read = 0;
beforeEach(async () => {
  read = 0;
  server = await startAdminServer((store) => ({
    withdrawals(listing) {
      read += 1;
      return store.withdrawals(listing);
    },
  }));
  token = await logInAdmin(server);
});
afterEach(() => server.stop());

async function csv(query: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/api/admin/withdrawals.csv?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [header = '', ...lines] = text.split('\r\n').slice(0, -1);
  return { response, text, header, lines };
}

async function request(username: string, count: number, of: (n: number) => Partial<NewWithdrawal>) {
  const { sessionToken, accountId } = await joinWithPoints(server, username, count * 2_500);
  const session = { accountId, tokenHash: hashToken(sessionToken) };
  for (let n = 1; n <= count; n++) {
    const wanted = buildRequest(n, { createdAt: server.clock.now() + n, ...of(n) });
    const { kind } = await server.container.store.requestWithdrawal(session, wanted);
    expect(kind).toBe('requested');
  }
}

describe('withdrawals as CSV', () => {
  it('has a line a request under its header, in lines that end with CRLF, marked as UTF-8', async () => {
    await request('Ayesha', 1, () => ({ accountName: 'عائشہ خان' }));
    const { response, text, header, lines } = await csv();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="withdrawals-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text.startsWith('\uFEFFRequest id,Username,')).toBe(true);
    expect(header.split(',')).toHaveLength(14);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Ayesha,JazzCash,عائشہ خان,0300-1234567,2500,250.00,Pending,');
  });

  it('times are those of the site', async () => {
    await request('Ayesha', 1, () => ({}));
    const inKarachi = new Date(server.clock.now() + 1 + 5 * 60 * 60_000).toISOString();
    const { header, lines } = await csv();
    expect(header).toContain('Requested (Asia/Karachi)');
    expect(lines[0]).toContain(`,${inKarachi.slice(0, 19).replace('T', ' ')},`);
  });

  it('what a member typed is quoted where it must be, and never a formula', async () => {
    await request('Ayesha', 5, (n) => ({
      accountName: ['A "B", C', '=1+1', '+92 Khan', '-Khan', '@SUM(A1)'][n - 1] ?? '',
    }));
    const { text } = await csv({ sort: 'timestamp', order: 'asc' });
    expect(text).toContain(',"A ""B"", C",');
    for (const name of ["'=1+1", "'+92 Khan", "'-Khan", "'@SUM(A1)"]) expect(text).toContain(`,${name},`);
  });

  it.each([
    [';=1+1', ";'=1+1"],
    ['Ali;=1+1', "Ali;'=1+1"],
    [' =1+1', "' =1+1"],
    ['Ali; ""-1', `Ali;' ""-1`],
    ['Ali|＝1+1', "Ali|'＝1+1"],
    ['Ali\t@SUM(A1)', "Ali\t'@SUM(A1)"],
    ['Ali;Khan = Khan', 'Ali;Khan = Khan'],
  ])('no formula begins behind what parts cells elsewhere: %s [FAULT-30]', async (accountName, cell) => {
    await request('Ayesha', 1, () => ({ accountName }));
    const escaped = /["\t]/.test(cell) ? [cell, `"${cell.replaceAll('"', '""')}"`] : [cell];
    const { text } = await csv();
    expect(
      escaped.some((written) => text.includes(`,${written},`)),
      text,
    ).toBe(true);
  });

  it.each([
    ['zeros ahead', '0000123456'],
    ['more digits than a number has', '20251125123456789012'],
    ['a power of ten', '1234E567'],
    ['a date', '25-11-2025'],
    ['a time', '12:30'],
  ])('a text like a number is marked as a text: %s [MONEY-31]', async (_, accountName) => {
    await request('Ayesha', 1, () => ({ accountName }));
    expect((await csv()).lines[0]).toContain(`,'${accountName},`);
  });

  it('an account number keeps its zero, and is the same one when it comes back [MONEY-31]', async () => {
    const numbers = ['03001234567', 'PK36SCBL0000001123456702'];
    await request('Ayesha', 2, (n) => ({ accountNumber: numbers[n - 1] ?? '' }));
    const { header, lines } = await csv({ sort: 'timestamp', order: 'asc' });
    const column = header.split(',').indexOf('Account number');
    const cells = lines.map((line) => line.split(',')[column] ?? '');
    expect(cells).toEqual(['0300-1234567', 'PK36SCBL0000001123456702']);
    expect(cells.map(normalAccountNumber)).toEqual(numbers);
    expect((await csv({ q: cells[0] ?? '' })).lines).toEqual([lines[0]]);
  });

  it('who paid is who marked it so, also where the rail tells of a payment later [MONEY-40]', async () => {
    await request('Ayesha', 1, () => ({}));
    const { store } = server.container;
    const [asked] = await allWithdrawals(store);
    if (!asked) throw new Error('nothing was requested');
    const { id, version } = asked;
    const body = { from: 'Pending', to: 'Paid', version, reference: 'TX-1' };
    expect((await server.api.call('setWithdrawalStatus', { token, params: { id }, body })).code).toBe('OK');
    const [before] = (await csv()).lines;
    const paid = await store.withdrawal(id);
    if (!paid) throw new Error('it is gone');
    const told = await store.saveWithdrawal(keepLatePayment(paid, 'TX-2', server.clock.now()));
    expect(told.kind).toBe('saved');
    expect((await csv()).lines).toEqual([before]);
    expect(before).toContain(`,${paid.history[0]?.by},TX-1`);
  });

  it('takes the filters of the list', async () => {
    await request('Ayesha', 2, (n) => ({ accountNumber: `0300123456${n}` }));
    expect((await csv({ q: '03001234562' })).lines).toHaveLength(1);
    expect((await csv({ q: '+92 300 1234562' })).lines).toHaveLength(1);
    expect((await csv({ status: 'Paid' })).lines).toEqual([]);
    expect((await csv({ status: 'Gone' })).response.status).toBe(400);
    const ids = async (order: string) =>
      (await csv({ sort: 'timestamp', order })).lines.map((line) => line.split(',')[0]);
    expect(await ids('desc')).toEqual((await ids('asc')).reverse());
  });

  it('has all of them, a page of the store at a time', async () => {
    await request('Ayesha', 201, () => ({}));
    const { lines } = await csv({ sort: 'timestamp' });
    expect(new Set(lines).size).toBe(201);
    expect(read).toBe(2);
  });
});
