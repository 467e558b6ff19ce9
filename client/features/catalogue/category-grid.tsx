import type { ReactNode } from 'react';
import type { CategoryCard, LocksView } from '../../../shared/contract/views.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { playedToday } from '../account/locks-store.ts';
import { CardGrid } from './card-grid.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import { searchCards } from './search.ts';

interface CategoryGridProps {
  categories: readonly CategoryCard[];
  search: string;
  /** What the member has played today; null for a visitor. */
  locks: LocksView | null;
}

function todayNote({ id, quizzes }: CategoryCard, locks: LocksView | null): ReactNode {
  if (locks?.running.some(({ quiz }) => quiz.startsWith(`${id}/`))) {
    return (
      <>
        <Icon name="play" /> A quiz of yours is running here
      </>
    );
  }
  const played = playedToday(locks, id);
  if (played === 0) return null;
  return (
    <>
      <Icon name="check" /> {played} of {quizzes.length} played today
    </>
  );
}

/** The category cards that match the search; says how many they are when it changes. */
export function CategoryGrid({ categories, search, locks }: CategoryGridProps) {
  const found = searchCards(categories, search);
  const searching = found.length < categories.length;
  return (
    <>
      <p className="visually-hidden" role="status">
        {searching && found.length > 0 && `${found.length} of ${categories.length} categories`}
      </p>
      {found.length === 0 ? (
        <Notice
          title="No categories found."
          actions={
            <LinkButton to="/quiz" variant="primary">
              Show all categories
            </LinkButton>
          }
        >
          Nothing here matches “{search}”. Try another word.
        </Notice>
      ) : (
        <CardGrid pattern={searching ? undefined : 'ten'}>
          {found.map((category, place) => (
            <CatalogueCard
              key={category.id}
              card={category}
              hue={category.id}
              to={`/quiz/${category.id}`}
              note={todayNote(category, locks)}
              wide={!searching && place % 8 === 0}
              eager={place < 3}
            />
          ))}
        </CardGrid>
      )}
    </>
  );
}
