import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import type { Elements } from './elements.ts';
import type { IconName } from './icon.tsx';
import { DiamondChain } from './motifs/diamond-chain.tsx';
import { Medallion } from './motifs/medallion.tsx';
import { PageBanner } from './page-banner.tsx';
import { PageMeta } from './page-meta.tsx';
import { type Plate, Plates } from './plates.tsx';
import styles from './reading-page.module.css';

export interface ReadingSection {
  /** What an address names it by, after the #. */
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly body: Elements;
}

interface ReadingPageProps {
  title: string;
  description: string;
  lead: ReactNode;
  /** The category whose colours the banner wears. */
  hue: string;
  ornament: ReactNode;
  /** The page in a few figures. */
  plates: readonly Plate[];
  sections: readonly ReadingSection[];
}

/** A page to be read: its head, the gist of it, its contents, and a panel for each section in a readable measure. */
export function ReadingPage({ title, description, lead, hue, ornament, plates, sections }: ReadingPageProps) {
  return (
    <article>
      <PageMeta title={title} description={description} />
      <PageBanner title={title} lead={lead} hue={hue} ornament={ornament} />
      <div className={styles.page}>
        <section aria-labelledby="in-short" className={styles.short}>
          <h2 id="in-short">In short</h2>
          <Plates plates={plates} />
        </section>
        <div className={styles.columns}>
          <nav aria-labelledby="contents" className={styles.contents}>
            <h2 id="contents">On this page</h2>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.sections}>
            {sections.map(({ id, title: name, icon, body }) => (
              <Card key={id} as="section" flush aria-labelledby={id} className={styles.section}>
                <DiamondChain />
                <div className={styles.body}>
                  <div className={styles.head}>
                    <Medallion icon={icon} size="3.75rem" petals="var(--peacock)" />
                    <h2 id={id} tabIndex={-1}>
                      {name}
                    </h2>
                  </div>
                  {body}
                </div>
              </Card>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}
