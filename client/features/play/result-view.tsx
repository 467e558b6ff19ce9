import { useEffect, useRef } from 'react';
import type { CatalogueQuiz } from '../../../shared/catalogue/catalogue.ts';
import type { ResultView as Result } from '../../../shared/contract/views.ts';
import { Card } from '../../ui/card.tsx';
import { PeacockFan } from '../../ui/motifs/peacock-fan.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import { Celebration } from './celebration.tsx';
import { usePlayTools } from './play-context.ts';
import { PlayNotice } from './play-notice.tsx';
import type { PlayState } from './play-reducer.ts';
import { QuestionReceipt } from './question-receipt.tsx';
import { RelatedQuizzes } from './related-quizzes.tsx';
import { ResultGains } from './result-gains.tsx';
import styles from './result-view.module.css';
import { ShareButton } from './share-button.tsx';
import { playSound } from './sound.ts';
import { TimeUntilOpen } from './time-until-open.tsx';

interface ResultViewProps {
  readonly play: PlayState;
  readonly result: Result;
  readonly categoryId: string;
  readonly quiz: CatalogueQuiz;
}

function praise({ score, total }: Result): string {
  if (score === total) return 'Shabash! Every one of them right.';
  if (score * 2 > total) return 'Well played!';
  return score > 0
    ? 'A start. Tomorrow there are new questions.'
    : `None today, and that happens to everybody. The confetti is for playing to the end: you know ${total} answers more than before.`;
}

/** The end of a play: score and celebration, what each question took, and what comes next. */
export function ResultView({ play, result, categoryId, quiz }: ResultViewProps) {
  const { session } = usePlayTools();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    session.resultShown();
    playSound('finish');
    heading.current?.focus({ preventScroll: true });
  }, [session]);

  const settled = [...result.settled].sort((a, b) => a.index - b.index);
  return (
    <div className={styles.result}>
      <Celebration />
      <Card className={styles.score}>
        <div className={styles.fan}>
          <PeacockFan
            colours={settled.map((item) => (item.correct ? 'var(--leaf)' : 'var(--feather-missed)'))}
          />
        </div>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          <span>Quiz completed!</span>
          <span className={styles.figure}>
            <span className="visually-hidden">Your final score: </span>
            <Verbatim>{result.score}</Verbatim>
            <span className={styles.of}>
              /<Verbatim>{result.total}</Verbatim>
            </span>
          </span>
        </h2>
        <p className={styles.praise}>{praise(result)}</p>
        <ResultGains result={result} />
        <PlayNotice play={play} question={null} />
        <ShareButton quiz={quiz} result={result} />
        <TimeUntilOpen unlocksAt={result.unlocksAt} />
      </Card>
      <section aria-labelledby="receipts-title" className={styles.receipts}>
        <h2 id="receipts-title">Question by question</h2>
        <ol className={styles.list}>
          {settled.map((item) => (
            <QuestionReceipt key={item.index} settled={item} />
          ))}
        </ol>
      </section>
      <RelatedQuizzes categoryId={categoryId} exceptQuizId={quiz.id} />
    </div>
  );
}
