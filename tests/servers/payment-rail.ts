import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `whsec_` and base64 of 32 bytes. */
export const RAIL_SECRET = `whsec_${Buffer.alloc(32, 'rail').toString('base64')}`;

/** What the service does with a request that it has read whole. */
export type RailBehaviour =
  | { readonly does: 'pay'; readonly reference?: string | null }
  /** Pays, and answers when `release` is called. */
  | { readonly does: 'hold' }
  /** Pays, and writes two whole answers. */
  | { readonly does: 'answer twice' }
  /** Pays, and breaks off: before the answer, or after its head. */
  | { readonly does: 'drop' | 'reset' | 'reset in the body' }
  | {
      readonly does: 'answer';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Record<string, string>;
    }
  /** Says its status and breaks off. */
  | { readonly does: 'reset after the status'; readonly status: number };

export interface RailRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly key: string;
  readonly isSigned: boolean;
  readonly at: number;
}

export interface PaymentRail {
  readonly url: string;
  /** What makes a process pay through it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Everything that was sent, in order. */
  readonly requests: readonly RailRequest[];
  /** What was paid: an idempotency key is paid once, however often it comes. */
  readonly payments: ReadonlyMap<string, string>;
  /** What it does with the next requests; after them, it pays. */
  plan(...behaviours: RailBehaviour[]): void;
  /** Resolves when that many requests have come. */
  received(count: number): Promise<void>;
  /** Answers all that it holds. */
  release(): void;
  /** Nobody listens any more; `open` listens again at the same address. */
  close(): Promise<void>;
  open(): Promise<void>;
}

function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const secret = Buffer.from(RAIL_SECRET.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = Buffer.from(`v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);
  const given = Buffer.from(String(headers['webhook-signature']));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** A payment service on a port of its own, which pays what is well signed and answers as a test plans. */
export async function startPaymentRail(): Promise<PaymentRail> {
  const requests: RailRequest[] = [];
  const payments = new Map<string, string>();
  const planned: RailBehaviour[] = [];
  const held: (() => void)[] = [];
  const listeners = new Set<() => void>();

  function payOnce(key: string, reference = `paid-${payments.size + 1}`): string {
    const known = payments.get(key);
    if (known === undefined) payments.set(key, reference);
    return known ?? reference;
  }

  function behave(behaviour: RailBehaviour, key: string, response: ServerResponse): void {
    const { socket } = response;
    const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    const paid = (reference?: string) => JSON.stringify({ reference: payOnce(key, reference) });
    switch (behaviour.does) {
      case 'pay':
        if (behaviour.reference !== null) return void answer(200, paid(behaviour.reference));
        payOnce(key);
        return void answer(200, '{}');
      case 'hold':
        return void held.push(() => answer(200, paid()));
      case 'answer twice': {
        const body = paid();
        const whole = `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
        return void socket?.write(whole + whole);
      }
      case 'drop':
        payOnce(key);
        return void socket?.end();
      case 'reset':
        payOnce(key);
        return void socket?.resetAndDestroy();
      case 'reset in the body':
        payOnce(key);
        return void socket?.write('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{"refer', () =>
          socket.resetAndDestroy(),
        );
      case 'answer':
        return void answer(behaviour.status, behaviour.body ?? '', behaviour.headers);
      case 'reset after the status':
        return void socket?.write(`HTTP/1.1 ${behaviour.status} X\r\ncontent-length: 99\r\n\r\n{`, () =>
          socket.resetAndDestroy(),
        );
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const { method = '', url: path = '', headers } = request;
    const key = String(headers['idempotency-key']);
    const signed = isSigned(request, body);
    requests.push({ method, path, headers, body, key, isSigned: signed, at: Date.now() });
    if (signed) behave(planned.shift() ?? { does: 'pay' }, key, response);
    else response.writeHead(401).end();
    for (const listener of listeners) listener();
  }

  const server = createServer((request, response) => void serve(request, response));
  let port = 0;
  const open = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  await open();

  const release = () => {
    for (const answer of held.splice(0)) answer();
  };
  const url = `http://127.0.0.1:${port}/payouts`;
  return {
    url,
    environment: { PAYOUT_RAIL: 'webhook', PAYOUT_WEBHOOK_URL: url, PAYOUT_WEBHOOK_SECRET: RAIL_SECRET },
    requests,
    payments,
    plan: (...behaviours) => void planned.push(...behaviours),
    received: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (requests.length < count) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    release,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    open,
  };
}
