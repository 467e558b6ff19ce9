import type { CatalogueQuiz } from '../../../shared/catalogue/catalogue.ts';
import { errorMessage } from '../../../shared/contract/errors.ts';
import { ConnectionBanner } from '../../state/connection/connection-banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExplanationList } from './explanation-list.tsx';
import { Lobby } from './lobby.tsx';
import { LockedView } from './locked-view.tsx';
import { usePlayTools } from './play-context.ts';
import styles from './play-page.module.css';
import type { PlayPage as Page } from './play-store.ts';
import { PlayView } from './play-view.tsx';
import { QuizInfo } from './quiz-info.tsx';
import { usePlayKeys } from './use-play-keys.ts';

interface PlayPageProps {
  readonly categoryId: string;
  readonly quiz: CatalogueQuiz;
  readonly page: Page;
}

function Checking() {
  return (
    <div aria-busy="true" className={styles.checking}>
      <span className="visually-hidden" role="status">
        Loading...
      </span>
      <Skeleton ratio="16 / 9" />
      <Skeleton height="1.5em" width="70%" />
      <Skeleton height="12rem" />
    </div>
  );
}

function NotReady({ categoryId }: { categoryId: string }) {
  return (
    <Notice
      title={errorMessage('QUIZ_NOT_READY')}
      actions={
        <LinkButton to={`/quiz/${categoryId}`} variant="primary">
          Other quizzes
        </LinkButton>
      }
    >
      It cannot be played yet. The others can.
    </Notice>
  );
}

function Stage({ categoryId, quiz, page }: PlayPageProps) {
  const { isReady } = usePlayTools();
  if (page.at === 'playing') return <PlayView play={page.play} categoryId={categoryId} quiz={quiz} />;
  if (page.at === 'checking') return <Checking />;
  if (page.at === 'locked') return <LockedView page={page} categoryId={categoryId} quiz={quiz} />;
  if (page.at === 'not-ready' || !isReady(quiz.id)) return <NotReady categoryId={categoryId} />;
  return (
    <Lobby
      categoryId={categoryId}
      quiz={quiz}
      at={page.at}
      problem={page.at === 'lobby' ? page.problem : null}
    />
  );
}

/** The play page in each of its states, and below it what is always there. */
export function PlayPage(props: PlayPageProps) {
  const { categoryId, quiz, page } = props;
  usePlayKeys();
  return (
    <div className={styles.page} data-hue={categoryId}>
      {page.at !== 'playing' && <ConnectionBanner />}
      <section className={styles.stage} aria-labelledby="quiz-title">
        <h1 id="quiz-title" className={page.at === 'playing' ? styles.titlePlaying : styles.title}>
          {quiz.title}
        </h1>
        <Stage {...props} />
      </section>
      <div className={styles.below}>
        <ExplanationList play={page.at === 'playing' ? page.play : null} />
        <QuizInfo />
      </div>
    </div>
  );
}
