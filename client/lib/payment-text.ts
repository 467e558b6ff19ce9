import type { SiteView } from '../../shared/contract/views.ts';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';
import { OVERDUE_AFTER_MS } from '../../shared/rules/withdrawal.ts';

interface PaymentText {
  /** As a rule of the house. */
  readonly terms: string;
  /** In a few words. */
  readonly short: string;
  /** When the money comes. */
  readonly faq: string;
}

const hours = OVERDUE_AFTER_MS / 3_600_000;
const sum = `PKR ${formatPkr(paisaOf(WITHDRAWAL_POINTS))}`;

const texts: Record<SiteView['payoutRail'] | 'unknown', PaymentText> = {
  manual: {
    terms: `Every request is looked at by a person and paid by hand, as a rule within ${hours} hours, to the account that you named.`,
    short: `People pay by hand, within ${hours} hours.`,
    faq: `A person looks at every request and pays ${sum} within ${hours} hours.`,
  },
  webhook: {
    terms: `Every request goes to a payment service, which pays it, as a rule within ${hours} hours, to the account that you named.`,
    short: `A payment service pays, within ${hours} hours.`,
    faq: `A payment service pays ${sum} within ${hours} hours of every request.`,
  },
  unknown: {
    terms: `Every request is paid, as a rule within ${hours} hours, to the account that you named.`,
    short: `They are paid within ${hours} hours.`,
    faq: `${sum} are paid within ${hours} hours of every request.`,
  },
};

/** Who pays withdrawals on this site, and when; without a word on who, until the site has said it. */
export function paymentText(site: SiteView | null): PaymentText {
  return texts[site?.payoutRail ?? 'unknown'];
}
