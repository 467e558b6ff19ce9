import { useEffect } from 'react';
import type { CatalogueQuiz } from '../../../shared/catalogue/catalogue.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PlayNotice } from './play-notice.tsx';
import type { PlayState } from './play-reducer.ts';
import type { Stage } from './play-stage.ts';
import { SAVING } from './play-texts.ts';
import styles from './play-view.module.css';
import { QuestionBoard, ReadyBoard } from './question-board.tsx';
import { ResultView } from './result-view.tsx';
import { playSound } from './sound.ts';
import { useImagePreload } from './use-image-preload.ts';

interface PlayViewProps {
  readonly play: PlayState;
  readonly stage: Stage;
  readonly categoryId: string;
  readonly quiz: CatalogueQuiz;
}

/** A play that runs or ran, in its present stage. */
export function PlayView({ play, stage, categoryId, quiz }: PlayViewProps) {
  const { phase } = stage;
  const asking = phase === 'question' || phase === 'reveal';
  useImagePreload(phase === 'ready' ? stage.image : asking ? stage.question.nextImage : null);

  const verdict = phase === 'reveal' ? stage.settled.correct : null;
  useEffect(() => {
    if (verdict !== null) playSound(verdict ? 'right' : 'wrong');
  }, [verdict]);

  if (phase === 'result') {
    return <ResultView play={play} result={stage.result} categoryId={categoryId} quiz={quiz} />;
  }
  return (
    <>
      <LeaveGuard />
      {phase === 'ready' && <ReadyBoard play={play} />}
      {asking && <QuestionBoard play={play} stage={stage} />}
      {phase === 'saving' && (
        <div className={styles.saving}>
          <Spinner label={SAVING} />
          <PlayNotice play={play} question={null} />
        </div>
      )}
    </>
  );
}
