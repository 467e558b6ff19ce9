import { Webhook } from 'standardwebhooks';
import { oneForm } from '../../../shared/rules/text.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payment, PaymentOutcome, PayoutRail } from '../../ports/payout-rail.ts';
import { readFetchFault } from './connection-faults.ts';

const TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 64 * 1024;
const MAX_REFERENCE = 100;

/** Statuses with which a service says definitely that it did not and will not pay. */
const REFUSED = new Set([400, 401, 403, 404, 410, 422]);

export interface WebhookRailOptions {
  readonly url: string;
  /** `whsec_` and base64, see Standard Webhooks. */
  readonly secret: string;
  readonly clock: Clock;
  /** How long the service may take to answer. */
  readonly timeoutMs?: number;
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
    const given = (reply as { reference?: unknown } | null)?.reference;
    if (typeof given !== 'string' || given.length > MAX_REFERENCE) return key;
    return oneForm(given).trim() || key;
  } catch {
    return key;
  }
}

function requestOf(payment: Payment, signer: Webhook, now: number): RequestInit {
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
      'webhook-signature': signer.sign(key, sentAt, body),
    },
  };
}

/**
 * Pays by a signed POST to a payment service; what its answer means is decided here, and only here. Throws when the secret
 * can't be read, before there is anything to pay.
 */
export function createWebhookRail(options: WebhookRailOptions): PayoutRail {
  const { url, secret, clock, timeoutMs = TIMEOUT_MS } = options;
  const signer = new Webhook(secret);

  async function pay(payment: Payment): Promise<PaymentOutcome> {
    const key = `${payment.withdrawalId}.${payment.attempt}`;
    const request = requestOf(payment, signer, clock.now());
    let response: Response;
    try {
      response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    } catch (fault) {
      const { isSurelyNotSent, why } = readFetchFault(fault);
      return { kind: isSurelyNotSent ? 'not-sent' : 'unknown', why };
    }
    if (response.ok) return { kind: 'paid', reference: await referenceOf(response, key) };
    // The status says it all, so a body that breaks off changes nothing.
    await response.body?.cancel().catch(() => {});
    const why = `status ${response.status}`;
    return REFUSED.has(response.status) ? { kind: 'refused', why } : { kind: 'unknown', why };
  }

  return { kind: 'webhook', pay };
}
