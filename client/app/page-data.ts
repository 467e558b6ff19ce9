import { type CarriedData, PAGE_DATA_ID, type PageData } from '../../shared/contract/rendered-page.ts';
import { startWithCatalogue } from '../features/catalogue/catalogue-store.ts';
import { usePublicOrigin } from '../lib/public-origin.ts';
import { startFrom } from '../lib/start-from.ts';
import { useSite } from '../state/site-store.ts';

/** Fills the stores with what a page brings along. */
export function takePageData({ origin, site, catalogue }: PageData): void {
  startFrom(usePublicOrigin, { origin });
  startFrom(useSite, { site });
  startWithCatalogue(catalogue);
}

/** What the page on show brought along; null for the bare shell, which is what is left without a connection. */
export function carriedData(): CarriedData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as CarriedData) : null;
}
