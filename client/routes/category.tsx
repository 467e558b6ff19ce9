import { useParams } from 'react-router';
import { useLiveLocks } from '../features/account/use-live-locks.ts';
import { CardGridSkeleton } from '../features/catalogue/card-grid.tsx';
import { useCatalogue } from '../features/catalogue/catalogue-store.ts';
import { CategoryBanner } from '../features/catalogue/category-banner.tsx';
import { LoadFailure } from '../features/catalogue/load-failure.tsx';
import { OtherCategories } from '../features/catalogue/other-categories.tsx';
import { QuizGrid } from '../features/catalogue/quiz-grid.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './home.module.css';
import { Component as NotFound } from './not-found.tsx';

/** `/quiz/:categoryId`: its five quizzes. */
export function Component() {
  const { categoryId } = useParams();
  const { categories, error } = useCatalogue();
  const locks = useLiveLocks();
  if (!categories) {
    return (
      <div className={styles.categories}>
        <PageMeta title="Quizzes" description="Five quizzes of this category." />
        <h1 className="visually-hidden">Quizzes</h1>
        {error ? <LoadFailure message={error} /> : <CardGridSkeleton count={5} pattern="five" />}
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
