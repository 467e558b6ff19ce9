import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePublicOrigin } from '../lib/public-origin.ts';
import { useHydrated } from './use-hydrated.ts';

/** Makes an address of the site whole, where its origin is known. */
export type Absolute = (path: string) => string;

interface PageMetaProps {
  title: string;
  description: string;
  /** Where the page is listed, when that is not where it stands; `null` where it shall not be listed at all. */
  address?: string | null;
  /** The picture of its card: 1200 by 630. */
  picture?: { readonly src: string; readonly alt: string };
  /** What it says of itself to search engines, in the words of schema.org. */
  facts?: (absolute: Absolute) => readonly object[];
}

const siteCard = {
  src: '/images/social-card.jpg',
  alt: "Sawaal, in English and Urdu, under a peacock's open tail",
};

// Within a script element nothing may look like its end.
const asData = (fact: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...fact }).replaceAll('<', String.raw`\u003c`);

/**
 * The facts of the page that the server has drawn, for as long as it is shown. Search engines read that one page; the
 * browser itself may make no script element from text, not even one that is data.
 */
function useDrawnFacts(pathname: string, make: () => readonly string[]): readonly string[] {
  const isDrawn = !useHydrated();
  const [drawn, setDrawn] = useState(() => (isDrawn ? { pathname, texts: make() } : null));
  if (drawn && drawn.pathname !== pathname) setDrawn(null);
  return drawn?.pathname === pathname ? drawn.texts : [];
}

/** A page's title, description and card. React moves them into the head; the facts are data, which nothing executes. */
export function PageMeta({ title, description, address, picture = siteCard, facts }: PageMetaProps) {
  const { pathname } = useLocation();
  const origin = usePublicOrigin((state) => state.origin);
  const absolute: Absolute = (path) => (origin === null ? path : String(new URL(path, origin)));
  const drawnFacts = useDrawnFacts(pathname, () => facts?.(absolute).map(asData) ?? []);
  const listed = address === undefined ? pathname : address;
  return (
    <>
      <title>{`${title} · Sawaal`}</title>
      <meta name="description" content={description} />
      {listed === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          {/* Both are of use as whole addresses alone. Where the origin isn't known the server's header says the first. */}
          {origin !== null && <link rel="canonical" href={absolute(listed)} />}
          {origin !== null && <meta property="og:url" content={absolute(listed)} />}
        </>
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absolute(picture.src)} />
      <meta property="og:image:alt" content={picture.alt} />
      {drawnFacts.map((text) => (
        <script
          key={text}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, and text would be escaped for HTML
          dangerouslySetInnerHTML={{ __html: text }}
        />
      ))}
    </>
  );
}
