import type { CatalogueQuiz } from '../../../shared/catalogue/catalogue.ts';
import { errorMessage } from '../../../shared/contract/errors.ts';
import { ConnectionBanner } from '../../state/connection/connection-banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UnreadContext, usePressGuard } from '../../ui/use-press-guard.ts';
import { ExplanationList } from './explanation-list.tsx';
import { Lobby } from './lobby.tsx';
import { LockedView } from './locked-view.tsx';
import { usePlayTools } from './play-context.ts';
import styles from './play-page.module.css';
import type { Stage } from './play-stage.ts';
import type { PlayPage as Page } from './play-store.ts';
import { PlayView } from './play-view.tsx';
import { QuizInfo } from './quiz-info.tsx';
import { usePlayKeys } from './use-play-keys.ts';
import { useStage } from './use-stage.ts';

interface PlayPageProps {
  readonly categoryId: string;
  readonly quiz: CatalogueQuiz;
  readonly page: Page;
}

function Checking({ isUnanswered = false }: { isUnanswered?: boolean }) {
  const { session } = usePlayTools();
  if (isUnanswered) {
    return (
      <Notice
        title="We don’t know yet how this quiz stands for you."
        actions={
          <Button variant="primary" icon={<Icon name="retry" />} onClick={() => void session.refresh()}>
            Try again
          </Button>
        }
      >
        The server did not answer. We ask again by ourselves, too.
      </Notice>
    );
  }
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

/** What stands where a finger may come down: an answer brings the reveal, so both are one. */
function placeOf(page: Page, stage: Stage | null): string {
  if (stage?.phase === 'question' || stage?.phase === 'reveal') return `question ${stage.question.index}`;
  if (stage) return stage.phase;
  return page.at === 'arriving' || page.at === 'starting' ? 'lobby' : page.at;
}

function Content({ categoryId, quiz, page, stage }: PlayPageProps & { stage: Stage | null }) {
  const { isReady } = usePlayTools();
  if (page.at === 'playing') {
    return stage && <PlayView play={page.play} stage={stage} categoryId={categoryId} quiz={quiz} />;
  }
  if (page.at === 'checking') return <Checking isUnanswered={page.isUnanswered ?? false} />;
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
  const stage = useStage(page.at === 'playing' ? page.play : null);
  const guard = usePressGuard(placeOf(page, stage));
  usePlayKeys(guard);
  return (
    <div className={styles.page} data-hue={categoryId}>
      {page.at !== 'playing' && <ConnectionBanner />}
      <section className={styles.stage} aria-labelledby="quiz-title" {...guard.around}>
        <h1 id="quiz-title" className={page.at === 'playing' ? styles.titlePlaying : styles.title}>
          {quiz.title}
        </h1>
        <UnreadContext value={guard.isUnread}>
          <Content {...props} stage={stage} />
        </UnreadContext>
      </section>
      <div className={styles.below}>
        <ExplanationList play={page.at === 'playing' ? page.play : null} />
        <QuizInfo />
      </div>
    </div>
  );
}
