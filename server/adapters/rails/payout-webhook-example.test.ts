import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RAIL_SECRET } from '../../../tests/servers/payment-rail.ts';
import type { Payment } from '../../ports/payout-rail.ts';
import { createWebhookRail } from './webhook-rail.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/payout-webhook.md'), 'utf8');
const example = /```js\n(.*?)```/s.exec(page)?.[1] ?? '';

const payment: Payment = {
  withdrawalId: '0199c0de-0000-7000-8000-000000000001',
  attempt: 1,
  paymentMethod: 'EasyPaisa',
  accountName: 'عائشہ خان',
  accountNumber: '03001234567',
  amountPaisa: 25_000,
  requestedAt: Date.now(),
};

let port: string;
let service: ReturnType<typeof spawn>;
beforeAll(async () => {
  service = spawn(process.execPath, ['--input-type=module', '--eval', example], {
    env: { PATH: process.env.PATH, PORT: '0', PAYOUT_WEBHOOK_SECRET: RAIL_SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!service.stdout) throw new Error('the example says nothing');
  const [said] = await once(service.stdout, 'data');
  port = /port (\d+)/.exec(String(said))?.[1] ?? '';
});
afterAll(() => void service.kill());

function pay(changes: Partial<Payment> = {}, { secret = RAIL_SECRET, now = Date.now() } = {}) {
  const clock = { now: () => now, at: () => () => {} };
  const rail = createWebhookRail({ url: `http://127.0.0.1:${port}/`, secret, clock });
  if (rail.kind !== 'webhook') throw new Error('the rail is not a webhook');
  return rail.pay({ ...payment, ...changes });
}

describe('the example for authors of a payment service', () => {
  it('pays what the site sends, and answers the same key with the same reference', async () => {
    const paid = { kind: 'paid', reference: `TX-${payment.withdrawalId}-1` };
    expect(await Promise.all([pay(), pay()])).toEqual([paid, paid]);
    expect(await pay({ attempt: 2 })).toEqual({ kind: 'paid', reference: `TX-${payment.withdrawalId}-2` });
  });

  it('refuses what somebody else signed, and what is older than five minutes [MONEY-20]', async () => {
    const refused = { kind: 'refused', why: 'status 401' };
    const secret = `whsec_${Buffer.alloc(32, 'another').toString('base64')}`;
    expect(await pay({}, { secret })).toEqual(refused);
    expect(await pay({}, { now: Date.now() - 301_000 })).toEqual(refused);
  });
});
