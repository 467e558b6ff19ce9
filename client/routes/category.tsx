import { useParams } from 'react-router';
import { cardPicture } from '../../shared/catalogue/catalogue.ts';
import { CardGridSkeleton } from '../features/catalogue/card-grid.tsx';
import { useCatalogue } from '../features/catalogue/catalogue-store.ts';
import { CategoryBanner, CategoryBannerLoading } from '../features/catalogue/category-banner.tsx';
import { LoadFailure } from '../features/catalogue/load-failure.tsx';
import { OtherCategories } from '../features/catalogue/other-categories.tsx';
import { QuizGrid } from '../features/catalogue/quiz-grid.tsx';
import { useLiveLocks } from '../state/locks/locks-store.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './home.module.css';
import { Component as NotFound } from './not-found.tsx';
import { categoryFacts } from './page-facts.ts';

/** `/quiz/:categoryId`: its five quizzes. */
export function Component() {
  const { categoryId } = useParams();
  const { categories, error } = useCatalogue();
  const locks = useLiveLocks();
  if (!categories) {
    return (
      <div data-hue={categoryId}>
        <PageMeta title="Quizzes" description="Five quizzes of this category." />
        <CategoryBannerLoading failed={error !== null} />
        <div className={styles.categories}>
          {error ? <LoadFailure message={error} /> : <CardGridSkeleton count={5} pattern="five" />}
        </div>
      </div>
    );
  }
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) return <NotFound />;
  return (
    <div data-hue={category.id}>
      <PageMeta
        title={`${category.title} quizzes`}
        description={`${category.description} Five quizzes to play for free.`}
        picture={{ src: cardPicture(category.id), alt: category.title }}
        facts={categoryFacts(category)}
      />
      <CategoryBanner category={category} />
      <section className={styles.categories} aria-labelledby="quizzes-title">
        <h2 id="quizzes-title" className={styles.title}>
          Pick a quiz
        </h2>
        <QuizGrid category={category} locks={locks} />
        <OtherCategories categories={categories} except={category.id} />
      </section>
    </div>
  );
}
