import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type PaymentRail,
  RAIL_SECRET,
  type RailBehaviour,
  startPaymentRail,
} from '../../../tests/servers/payment-rail.ts';
import { createFakeClock } from '../../../tests/support/fake-clock.ts';
import type { Payment } from '../../ports/payout-rail.ts';
import { createWebhookRail } from './webhook-rail.ts';

const clock = createFakeClock(Date.UTC(2026, 0, 15, 9, 0, 0, 789));
const KEY = '0199c0de-0000-7000-8000-000000000001.1';
const payment: Payment = {
  withdrawalId: '0199c0de-0000-7000-8000-000000000001',
  attempt: 1,
  paymentMethod: 'JazzCash',
  accountName: 'Ayesha Khan',
  accountNumber: '03001234567',
  amountPaisa: 25_000,
  requestedAt: clock.now() - 1_000,
};

let service: PaymentRail;
beforeEach(async () => {
  service = await startPaymentRail();
});
afterEach(async () => {
  service.release();
  await service.close();
});

function pay(url = service.url, timeoutMs = 5_000) {
  const rail = createWebhookRail({ url, secret: RAIL_SECRET, clock, timeoutMs });
  if (rail.kind !== 'webhook') throw new Error('the rail is not a webhook');
  return rail.pay(payment);
}

describe('what the webhook rail sends', () => {
  it('one POST with the payment, its key twice, and a signature over key, time and body [MONEY-20]', async () => {
    await pay();
    const [request] = service.requests;
    expect(service.requests).toHaveLength(1);
    expect(request).toMatchObject({ method: 'POST', path: '/payouts', key: KEY, isSigned: true });
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': KEY,
      'webhook-id': KEY,
      'webhook-timestamp': String(Date.UTC(2026, 0, 15, 9) / 1_000),
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({ ...payment, currency: 'PKR' });
  });

  it('refuses a secret that can’t be read before there is anything to pay', () => {
    expect(() => createWebhookRail({ url: service.url, secret: 'whsec_?', clock })).toThrow();
  });
});

describe('what an answer means', () => {
  const long = 'x'.repeat(101);
  const answer = (status: number, body = ''): RailBehaviour => ({ does: 'answer', status, body });

  it.each<[what: string, behaviour: RailBehaviour, reference: string]>([
    ['200 with a reference', { does: 'pay', reference: 'TX-7' }, 'TX-7'],
    ['201 with a reference', answer(201, '{"reference":"TX-8"}'), 'TX-8'],
    ['202 with a reference', answer(202, '{"reference":"TX-9"}'), 'TX-9'],
    ['204 without a body', answer(204), KEY],
    ['200 without a reference', { does: 'pay', reference: null }, KEY],
    ['200 with an empty reference', answer(200, '{"reference":""}'), KEY],
    ['200 with a number as its reference', answer(200, '{"reference":7}'), KEY],
    ['200 with blanks around its reference', answer(200, '{"reference":" TX-7 "}'), 'TX-7'],
    ['200 with a reference of 101 characters', answer(200, `{"reference":"${long}"}`), KEY],
    ['200 with something else than JSON', answer(200, '<html>'), KEY],
    ['200 with null', answer(200, 'null'), KEY],
    ['200 with more than 64 KiB', answer(200, `{"pad":"${long.repeat(700)}","reference":"TX-1"}`), KEY],
    ['200 that breaks off in its body', { does: 'reset in the body' }, KEY],
    ['200 twice', { does: 'answer twice' }, 'paid-1'],
  ])('%s: paid', async (_what, behaviour, reference) => {
    service.plan(behaviour);
    expect(await pay()).toEqual({ kind: 'paid', reference });
  });

  it.each([400, 401, 403, 404, 410, 422])('%i: refused, also when its body breaks off', async (status) => {
    service.plan(answer(status, '{}'), { does: 'reset after the status', status });
    expect(await pay()).toEqual({ kind: 'refused', why: `status ${status}` });
    expect(await pay()).toEqual({ kind: 'refused', why: `status ${status}` });
  });

  it.each([402, 405, 408, 409, 413, 425, 429, 451, 500, 502, 503, 504])('%i: unknown', async (status) => {
    service.plan(answer(status, '{"reference":"TX-1"}'));
    expect(await pay()).toEqual({ kind: 'unknown', why: `status ${status}` });
  });

  it.each([301, 302, 303, 307, 308])('%i: unknown, and nobody goes there [MONEY-12]', async (status) => {
    service.plan({ does: 'answer', status, headers: { location: '/elsewhere' } });
    expect(await pay()).toEqual({ kind: 'unknown', why: `status ${status}` });
    expect(service.requests.map(({ path }) => path)).toEqual(['/payouts']);
  });

  it.each(['drop', 'reset'] as const)('%s after the request was read: unknown, sent once', async (does) => {
    service.plan({ does });
    expect(await pay()).toMatchObject({ kind: 'unknown' });
    expect(service.requests).toHaveLength(1);
  });

  it('no answer in time: unknown', async () => {
    service.plan({ does: 'hold' });
    expect(await pay(service.url, 50)).toEqual({ kind: 'unknown', why: 'TimeoutError' });
    expect(service.requests).toHaveLength(1);
  });

  it('a head in time and a body that never ends: paid', async () => {
    const endless = createServer((_request, response) => {
      response.writeHead(200).write('{"reference"');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => endless.once('listening', resolve));
    const { port } = endless.address() as AddressInfo;
    expect(await pay(`http://127.0.0.1:${port}`, 200)).toEqual({ kind: 'paid', reference: KEY });
    endless.closeAllConnections();
    endless.close();
  });
});

describe('where no connection came about, surely nothing was sent', () => {
  it('connection refused', async () => {
    await service.close();
    expect(await pay()).toEqual({ kind: 'not-sent', why: 'ECONNREFUSED' });
  });

  it('connection refused at every address of a name', async () => {
    await service.close();
    const { port } = new URL(service.url);
    expect(await pay(`http://localhost:${port}/`)).toEqual({ kind: 'not-sent', why: 'ECONNREFUSED' });
  });

  it('a name that nobody has', async () => {
    expect(await pay('http://payments.invalid/')).toMatchObject({ kind: 'not-sent' });
  });
});

describe('a connection that breaks before the request was read: unknown, since nobody can tell', () => {
  let broken: Server;
  beforeEach(async () => {
    broken = createTcpServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await new Promise((resolve) => broken.once('listening', resolve));
  });
  afterEach(() => void broken.close());

  it('accepted and closed', async () => {
    const { port } = broken.address() as AddressInfo;
    expect(await pay(`http://127.0.0.1:${port}`)).toMatchObject({ kind: 'unknown' });
  });
});
