import { Link } from 'react-router';
import type { CategoryCard } from '../../../shared/contract/views.ts';
import { QUESTION_MS, QUESTIONS_PER_PLAY } from '../../../shared/rules/constants.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rosette } from '../../ui/motifs/rosette.tsx';
import { ScallopEdge } from '../../ui/motifs/scallop-edge.tsx';
import styles from './category-banner.module.css';

/** The painted panel at the head of a category. */
export function CategoryBanner({ category }: { category: CategoryCard }) {
  return (
    <section className={styles.banner}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Link to="/quiz" className={styles.back}>
            <Icon name="arrow-left" /> All categories
          </Link>
          <Badge tone="quiet">{category.badge}</Badge>
          <h1 className={styles.title}>{category.title}</h1>
          <p className={styles.lead}>{category.description}</p>
          <p className={styles.rule}>
            <Icon name="clock" /> {QUESTIONS_PER_PLAY} questions a quiz, {QUESTION_MS / 1000} seconds each
          </p>
        </div>
        <div className={styles.rosette}>
          <Rosette size="100%" petals={16} colours={['var(--hue-2)', '#fff8ea', 'var(--hue)']} />
        </div>
      </div>
      <ScallopEdge colour="var(--ground)" />
    </section>
  );
}
