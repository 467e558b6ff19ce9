import type { CatalogueQuiz } from '../../../shared/catalogue/catalogue.ts';
import { errorMessage } from '../../../shared/contract/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './locked-view.module.css';
import { OpensAtNote } from './opens-at-note.tsx';
import { usePlayTools } from './play-context.ts';
import type { PlayPage } from './play-store.ts';
import { RelatedQuizzes } from './related-quizzes.tsx';
import { TimeUntilOpen } from './time-until-open.tsx';

interface LockedViewProps {
  readonly page: Extract<PlayPage, { at: 'locked' }>;
  readonly categoryId: string;
  readonly quiz: CatalogueQuiz;
}

/** This quiz was played today; it says when it opens again and what else there is. */
export function LockedView({ page, categoryId, quiz }: LockedViewProps) {
  const { session } = usePlayTools();
  return (
    <div className={styles.locked}>
      <Card className={styles.card}>
        <span className={styles.sign}>
          <Icon name="lock" size="2.25rem" />
        </span>
        <h2 className={styles.message}>{errorMessage('QUIZ_LOCKED')}</h2>
        <OpensAtNote unlocksAt={page.unlocksAt} className={styles.note} />
        <TimeUntilOpen unlocksAt={page.unlocksAt} />
        {page.playId && <Button onClick={() => void session.showLockedResult()}>See your result</Button>}
        <p role="alert" className={styles.problem}>
          {page.problem}
        </p>
      </Card>
      <RelatedQuizzes categoryId={categoryId} exceptQuizId={quiz.id} />
    </div>
  );
}
