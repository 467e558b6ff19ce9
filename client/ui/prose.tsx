import type { ReactNode } from 'react';
import { DiamondChain } from './motifs/diamond-chain.tsx';
import { PageMeta } from './page-meta.tsx';
import styles from './prose.module.css';

interface ProseProps {
  title: string;
  description: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page to be read: a heading, a sentence that says what it is, and text in a readable measure. */
export function Prose({ title, description, lead, children }: ProseProps) {
  return (
    <article className={styles.prose}>
      <PageMeta title={title} description={description} />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.chain}>
        <DiamondChain />
      </div>
      {children}
    </article>
  );
}
