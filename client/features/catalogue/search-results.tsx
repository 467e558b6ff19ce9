import type { CategoryCard, LocksView } from '../../../shared/contract/views.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Notice } from '../../ui/notice.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import { CardGrid } from './card-grid.tsx';
import { CategoryItem } from './category-item.tsx';
import { QuizItem } from './quiz-item.tsx';
import { searchCards, searchQuizzes } from './search.ts';
import styles from './search-results.module.css';

interface SearchResultsProps {
  /** Null until they are there. */
  categories: readonly CategoryCard[] | null;
  /** What stands in their place meanwhile. */
  missing: Elements;
  search: string;
  /** What the member has played today; null for a visitor. */
  locks: LocksView | null;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The categories and the quizzes that match; says how many they are when it changes. */
export function SearchResults({ categories, missing, search, locks }: SearchResultsProps) {
  const title = (
    <h2 id="categories-title" className={styles.title}>
      Categories with “<Verbatim>{search}</Verbatim>”
    </h2>
  );
  if (!categories) {
    return (
      <section id="categories" aria-labelledby="categories-title">
        {title}
        {missing}
      </section>
    );
  }
  const found = searchCards(categories, search);
  const quizzes = searchQuizzes(categories, search);
  const isNothing = found.length === 0 && quizzes.length === 0;
  return (
    <>
      <p className="visually-hidden" role="status">
        {!isNothing &&
          `${found.length} of ${counted(categories.length, 'category', 'categories')}, ${counted(quizzes.length, 'quiz', 'quizzes')}`}
      </p>
      <section id="categories" aria-labelledby="categories-title">
        {title}
        {found.length > 0 && (
          <CardGrid>
            {found.map((category, place) => (
              <CategoryItem key={category.id} category={category} locks={locks} eager={place < 3} />
            ))}
          </CardGrid>
        )}
        {found.length === 0 && !isNothing && <p className={styles.none}>No categories found.</p>}
        {isNothing && (
          <Notice
            title="No categories found."
            actions={
              <LinkButton to="/quiz" variant="primary">
                Show all categories
              </LinkButton>
            }
          >
            No category and no quiz matches “<Verbatim>{search}</Verbatim>”. Try another word.
          </Notice>
        )}
      </section>
      {quizzes.length > 0 && (
        <section id="quizzes" aria-labelledby="quizzes-title">
          <h2 id="quizzes-title" className={styles.title}>
            Quizzes with “<Verbatim>{search}</Verbatim>”
          </h2>
          <CardGrid>
            {quizzes.map(({ category, quiz }) => (
              <QuizItem
                key={`${category.id}/${quiz.id}`}
                category={category}
                quiz={quiz}
                locks={locks}
                note={category.title}
              />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}
