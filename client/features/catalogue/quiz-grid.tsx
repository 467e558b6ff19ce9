import { errorMessage } from '../../../shared/contract/errors.ts';
import type { CategoryCard, LocksView, QuizCard } from '../../../shared/contract/views.ts';
import { Icon } from '../../ui/icon.tsx';
import { LockNote } from '../account/lock-note.tsx';
import { lockOf } from '../account/locks-store.ts';
import { CardGrid } from './card-grid.tsx';
import { CatalogueCard } from './catalogue-card.tsx';

interface QuizGridProps {
  category: CategoryCard;
  /** What the member has played today; null for a visitor. */
  locks: LocksView | null;
}

function Standing({ quiz, category, locks }: QuizGridProps & { quiz: QuizCard }) {
  if (!quiz.ready) {
    return (
      <>
        <Icon name="clock" /> {errorMessage('QUIZ_NOT_READY')}
      </>
    );
  }
  const lock = lockOf(locks, category.id, quiz.id);
  return lock && <LockNote lock={lock} />;
}

/** A category's quizzes; one without questions says so and leads nowhere, one played today says when it opens. */
export function QuizGrid({ category, locks }: QuizGridProps) {
  return (
    <CardGrid pattern="five">
      {category.quizzes.map((quiz, place) => (
        <CatalogueCard
          key={quiz.id}
          card={quiz}
          hue={category.id}
          to={quiz.ready ? `/quiz/${category.id}/${quiz.id}` : null}
          note={
            (!quiz.ready || lockOf(locks, category.id, quiz.id)) && (
              <Standing quiz={quiz} category={category} locks={locks} />
            )
          }
          eager={place < 2}
        />
      ))}
    </CardGrid>
  );
}
