import { Link } from 'react-router';
import type { CategoryCard } from '../../../shared/contract/views.ts';
import { QUESTION_MS, QUESTIONS_PER_PLAY } from '../../../shared/rules/constants.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rosette } from '../../ui/motifs/rosette.tsx';
import { PageBanner } from '../../ui/page-banner.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './category-banner.module.css';

const ornament = <Rosette size="100%" petals={16} colours={['var(--hue-2)', 'var(--paper)', 'var(--hue)']} />;

const wayBack = (
  <Link to="/quiz" className={styles.back}>
    <Icon name="arrow-left" /> All categories
  </Link>
);

const rule = (
  <p className={styles.rule}>
    <Icon name="clock" />
    <span>
      <Verbatim>{QUESTIONS_PER_PLAY}</Verbatim> questions a quiz, <Verbatim>{QUESTION_MS / 1000}</Verbatim>{' '}
      seconds each
    </span>
  </p>
);

/** The painted panel at the head of a category. */
export function CategoryBanner({ category }: { category: CategoryCard }) {
  return (
    <PageBanner
      title={category.title}
      lead={category.description}
      before={
        <>
          {wayBack}
          <Badge tone="quiet">{category.badge}</Badge>
        </>
      }
      after={rule}
      ornament={ornament}
    />
  );
}

/** The same before the category is known, or where it did not arrive. */
export function CategoryBannerLoading({ failed }: { failed: boolean }) {
  return (
    <PageBanner
      title="Quizzes"
      lead={failed ? 'Five of a kind, and each of them once a day.' : 'Five of a kind are on their way…'}
      before={wayBack}
      after={rule}
      ornament={ornament}
    />
  );
}
