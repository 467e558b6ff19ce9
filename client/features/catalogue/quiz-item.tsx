import type { ReactNode } from 'react';
import { errorMessage } from '../../../shared/contract/errors.ts';
import type { CategoryCard, LocksView, QuizCard } from '../../../shared/contract/views.ts';
import { lockOf } from '../../state/locks/locks-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import { LockNote } from './lock-note.tsx';

interface QuizItemProps {
  category: Pick<CategoryCard, 'id'>;
  quiz: QuizCard;
  /** What the member has played today; null for a visitor. */
  locks: LocksView | null;
  /** What stands on the card while nothing keeps it from being played. */
  note?: ReactNode;
  eager?: boolean;
}

/** A quiz's card; one without questions says so and leads nowhere, one played today says when it opens. */
export function QuizItem({ category, quiz, locks, note, eager = false }: QuizItemProps) {
  const lock = lockOf(locks, category.id, quiz.id);
  const notReady = (
    <>
      <Icon name="clock" /> <span>{errorMessage('QUIZ_NOT_READY')}</span>
    </>
  );
  return (
    <CatalogueCard
      card={quiz}
      hue={category.id}
      to={quiz.ready ? `/quiz/${category.id}/${quiz.id}` : null}
      note={quiz.ready ? lock ? <LockNote lock={lock} /> : note : notReady}
      eager={eager}
    />
  );
}
