import type { SiteView } from '../../../shared/contract/views.ts';

/** The settings that pages show, by their names in the configuration. */
export interface SiteSettings {
  readonly POINTS_PER_CORRECT: number;
  readonly FREE_ACCOUNTS: number;
  readonly PAYOUT_RAIL: SiteView['payoutRail'];
  readonly SITE_TIME_ZONE: string;
  readonly CONTACT_EMAIL?: string | undefined;
  readonly CONTACT_PHONE?: string | undefined;
  readonly SOCIAL_LINKS: SiteView['social'];
}

export function presentSite(settings: SiteSettings): SiteView {
  return {
    pointsPerCorrect: settings.POINTS_PER_CORRECT,
    freeAccounts: settings.FREE_ACCOUNTS,
    payoutRail: settings.PAYOUT_RAIL,
    timeZone: settings.SITE_TIME_ZONE,
    contact: { email: settings.CONTACT_EMAIL, phone: settings.CONTACT_PHONE },
    social: settings.SOCIAL_LINKS,
  };
}
