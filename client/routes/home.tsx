import { useSearchParams } from 'react-router';
import { withoutLocked } from '../features/account/locks-store.ts';
import { useLiveLocks } from '../features/account/use-live-locks.ts';
import { CardGridSkeleton } from '../features/catalogue/card-grid.tsx';
import { useCatalogue } from '../features/catalogue/catalogue-store.ts';
import { CategoryGrid } from '../features/catalogue/category-grid.tsx';
import { Hero } from '../features/catalogue/hero.tsx';
import { LoadFailure } from '../features/catalogue/load-failure.tsx';
import { SlotsBanner } from '../features/slots/slots-banner.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './home.module.css';

/** `/` and `/quiz`: what this is, and the categories that match the search. */
export function Component() {
  const { categories, error } = useCatalogue();
  const locks = useLiveLocks();
  const search = useSearchParams()[0].get('q') ?? '';
  const startable = categories && withoutLocked(categories, locks);
  return (
    <>
      <PageMeta
        title="Quick quizzes in ten categories"
        description="Play a quiz in less than a minute: history, sports, science, movies and more. Free, no account needed."
      />
      {!search && <Hero categories={startable} banner={<SlotsBanner />} />}
      <section id="categories" className={styles.categories} aria-labelledby="categories-title">
        {search && <h1 className="visually-hidden">Search</h1>}
        <h2 id="categories-title" className={styles.title}>
          {search ? `Categories with “${search}”` : 'Pick a category'}
        </h2>
        {categories ? (
          <CategoryGrid categories={categories} search={search} locks={locks} />
        ) : error ? (
          <LoadFailure message={error} />
        ) : (
          <CardGridSkeleton count={10} pattern="ten" />
        )}
      </section>
    </>
  );
}
