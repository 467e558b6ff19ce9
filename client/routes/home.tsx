import { useSearchParams } from 'react-router';
import { CardGridSkeleton } from '../features/catalogue/card-grid.tsx';
import { useCatalogue } from '../features/catalogue/catalogue-store.ts';
import { CategoryGrid } from '../features/catalogue/category-grid.tsx';
import { Hero } from '../features/catalogue/hero.tsx';
import { LoadFailure } from '../features/catalogue/load-failure.tsx';
import { SearchResults } from '../features/catalogue/search-results.tsx';
import { SlotsBanner } from '../features/slots/slots-banner.tsx';
import { GamesTeaser } from '../games/list/games-teaser.tsx';
import { LaterConnectionBanner } from '../state/connection/later-connection-banner.tsx';
import { useLiveLocks, withoutLocked } from '../state/locks/locks-store.ts';
import { cx } from '../ui/cx.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './home.module.css';
import { siteFacts } from './page-facts.ts';

/** `/` and `/quiz`: what this is, and the categories; or what matches the search. */
export function Component() {
  const { categories, error } = useCatalogue();
  const locks = useLiveLocks();
  const search = useSearchParams()[0].get('q')?.trim() ?? '';
  const startable = categories && withoutLocked(categories, locks);
  const missing = error ? <LoadFailure message={error} /> : <CardGridSkeleton count={10} pattern="ten" />;
  return (
    <>
      <PageMeta
        title="Quick quizzes in ten categories"
        description="Play a quiz in less than a minute: history, sports, science, movies and more. Free, no account needed."
        address="/"
        facts={siteFacts}
      />
      <LaterConnectionBanner />
      {search ? (
        <div className={cx(styles.categories, styles.found)}>
          <h1 className="visually-hidden">Search</h1>
          <SlotsBanner />
          <SearchResults categories={categories} missing={missing} search={search} locks={locks} />
        </div>
      ) : (
        <>
          <Hero categories={startable} banner={<SlotsBanner />} />
          <section id="categories" className={styles.categories} aria-labelledby="categories-title">
            <h2 id="categories-title" className={styles.title}>
              Pick a category
            </h2>
            {categories ? <CategoryGrid categories={categories} locks={locks} /> : missing}
          </section>
          <div className={styles.games}>
            <GamesTeaser />
          </div>
        </>
      )}
    </>
  );
}
