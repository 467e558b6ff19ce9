import type { CategoryCard, LocksView } from '../../../shared/contract/views.ts';
import { CardGrid } from './card-grid.tsx';
import { QuizItem } from './quiz-item.tsx';

interface QuizGridProps {
  category: CategoryCard;
  /** What the member has played today; null for a visitor. */
  locks: LocksView | null;
}

/** A category's quizzes. */
export function QuizGrid({ category, locks }: QuizGridProps) {
  return (
    <CardGrid pattern="five">
      {category.quizzes.map((quiz, place) => (
        <QuizItem key={quiz.id} category={category} quiz={quiz} locks={locks} eager={place === 0} />
      ))}
    </CardGrid>
  );
}
