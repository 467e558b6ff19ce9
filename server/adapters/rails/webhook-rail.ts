import { Webhook } from 'standardwebhooks';
import type { Clock } from '../../ports/clock.ts';
import type { Payment, PaymentOutcome, PayoutRail } from '../../ports/payout-rail.ts';

const TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 64 * 1024;
const MAX_REFERENCE = 100;

/** Statuses with which a service says definitely that it did not and will not pay. */
const REFUSED = new Set([400, 401, 403, 404, 410, 422]);

/** Faults that come before a connection exists, so nothing was sent. */
const NOT_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.+|CERT_.+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.+)$/;

export interface WebhookRailOptions {
  readonly url: string;
  /** `whsec_` and base64, see Standard Webhooks. */
  readonly secret: string;
  readonly clock: Clock;
}

function causeCode(fault: unknown): string {
  const cause = fault instanceof Error ? fault.cause : undefined;
  const inner = cause instanceof AggregateError ? cause.errors[0] : cause;
  return inner instanceof Error && 'code' in inner ? String(inner.code) : '';
}

/** The reference of a paid reply; where it has none that can be read, the payment's own key stands for it. */
async function referenceOf(response: Response, key: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > MAX_REPLY_BYTES) return key;
      chunks.push(chunk);
    }
    const reply: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const reference = (reply as { reference?: unknown } | null)?.reference;
    const isUsable = typeof reference === 'string' && reference !== '' && reference.length <= MAX_REFERENCE;
    return isUsable ? reference : key;
  } catch {
    return key;
  }
}

function requestOf(payment: Payment, secret: string, now: number): RequestInit {
  const { requestedAt, ...rest } = payment;
  const body = JSON.stringify({ ...rest, currency: 'PKR', requestedAt });
  const key = `${payment.withdrawalId}.${payment.attempt}`;
  const sentAt = new Date(now);
  return {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'webhook-id': key,
      'webhook-timestamp': String(Math.floor(now / 1_000)),
      'webhook-signature': new Webhook(secret).sign(key, sentAt, body),
    },
  };
}

/** Pays by a signed POST to a payment service; what its answer means is decided here, and only here. */
export function createWebhookRail({ url, secret, clock }: WebhookRailOptions): PayoutRail {
  async function pay(payment: Payment): Promise<PaymentOutcome> {
    const key = `${payment.withdrawalId}.${payment.attempt}`;
    let response: Response;
    try {
      const request = requestOf(payment, secret, clock.now());
      response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (fault) {
      const code = causeCode(fault);
      if (NOT_SENT.test(code)) return { kind: 'not-sent', why: code };
      return { kind: 'unknown', why: code || (fault instanceof Error ? fault.name : 'no answer') };
    }
    if (response.ok) return { kind: 'paid', reference: await referenceOf(response, key) };
    await response.body?.cancel();
    const why = `status ${response.status}`;
    return REFUSED.has(response.status) ? { kind: 'refused', why } : { kind: 'unknown', why };
  }

  return { kind: 'webhook', pay };
}
