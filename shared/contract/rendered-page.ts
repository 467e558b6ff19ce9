import type { CatalogueView, SiteView } from './views.ts';

/** What a page brings along, so that nothing has to be fetched before it can be drawn. The same for everybody. */
export interface PageData {
  /** The site's own origin, where it is known. */
  readonly origin: string | null;
  readonly site: SiteView;
  readonly catalogue: CatalogueView;
}

/** How much of a page is drawn: all of it, its frame with a stand-in, or nothing but its head. */
export type Extent = 'whole' | 'frame' | 'head';

export interface RenderedPage {
  readonly head: string;
  /** Without any style attribute, which the content security policy would not let through. */
  readonly body: string;
  /** The rules that stand for these until the page has come to life. */
  readonly rules: string;
}

/** Carries the text of an element's style until then. */
export const STYLE_ATTRIBUTE = 'data-style';

/** The client's way to draw a page to HTML, built beside it. */
export type RenderPage = (path: string, extent: Extent, data: PageData) => Promise<RenderedPage>;

/** The element in which a page carries its data, and how much of it is drawn. */
export const PAGE_DATA_ID = 'page-data';
export type CarriedData = PageData & { readonly extent: Extent };
