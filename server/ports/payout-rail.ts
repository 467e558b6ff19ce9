import type { PaymentMethod } from '../../shared/contract/views.ts';

export interface Payment {
  readonly withdrawalId: string;
  /** Counts from 1; with the id it is the idempotency key. */
  readonly attempt: number;
  readonly paymentMethod: PaymentMethod;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly amountPaisa: number;
  readonly requestedAt: number;
}

export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly reference: string }
  | { readonly kind: 'refused'; readonly why: string }
  /** Surely nothing was sent: no connection came about. */
  | { readonly kind: 'not-sent'; readonly why: string }
  /** Everything else: it may have been paid, so a person must look. */
  | { readonly kind: 'unknown'; readonly why: string };

/** How money leaves the site. */
export type PayoutRail =
  /** People pay by hand, from the dashboard. */
  | { readonly kind: 'manual' }
  /** Never rejects. */
  | { readonly kind: 'webhook'; pay(payment: Payment): Promise<PaymentOutcome> };
