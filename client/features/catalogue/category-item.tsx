import type { ReactNode } from 'react';
import type { CategoryCard, LocksView } from '../../../shared/contract/views.ts';
import { playedToday } from '../../state/locks/locks-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import { CatalogueCard } from './catalogue-card.tsx';

interface CategoryItemProps {
  category: CategoryCard;
  /** What the member has played today; null for a visitor. */
  locks: LocksView | null;
  wide?: boolean;
  eager?: boolean;
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
      <Icon name="check" /> <Verbatim>{played}</Verbatim> of <Verbatim>{quizzes.length}</Verbatim> played
      today
    </>
  );
}

/** A category's card, with how much of it the member has played today. */
export function CategoryItem({ category, locks, wide = false, eager = false }: CategoryItemProps) {
  return (
    <CatalogueCard
      card={category}
      hue={category.id}
      to={`/quiz/${category.id}`}
      note={todayNote(category, locks)}
      wide={wide}
      eager={eager}
    />
  );
}
