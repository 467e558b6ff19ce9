import { useEffect, useRef } from 'react';
import { OPTIONS_PER_QUESTION, STEPS_PER_QUESTION } from '../../../shared/rules/constants.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BoardLayout } from './board-layout.tsx';
import { announcementAt } from './countdown.ts';
import { CountdownCircle } from './countdown-circle.tsx';
import { OptionButton } from './option-button.tsx';
import { PlayNotice } from './play-notice.tsx';
import { type PlayState, scoreOf } from './play-reducer.ts';
import type { Stage } from './play-stage.ts';
import styles from './question-board.module.css';
import { QuestionPicture } from './question-picture.tsx';
import { playSound } from './sound.ts';
import { TimerBar } from './timer-bar.tsx';
import { useCountdownStep } from './use-countdown.ts';
import { Verdict, verdictText } from './verdict.tsx';

const options = Array.from({ length: OPTIONS_PER_QUESTION }, (_, option) => option);

/** The moment between Start and the first question, in which its picture loads. */
export function ReadyBoard({ play }: { play: PlayState }) {
  return (
    <BoardLayout
      index={0}
      total={play.total}
      score={0}
      circle={<CountdownCircle step={STEPS_PER_QUESTION} />}
      bar={<TimerBar step={STEPS_PER_QUESTION} deadline={null} stoppedAt={null} />}
      picture={
        <>
          <p className={styles.getReady}>Get ready!</p>
          <PlayNotice play={play} question={null} over />
        </>
      }
      question={<p>The first question comes in a moment.</p>}
      options={options.map((option) => <Skeleton key={option} height="var(--option-size)" />)}
      announcement="Get ready!"
    />
  );
}

type AskingStage = Extract<Stage, { phase: 'question' | 'reveal' }>;

function useQuestionFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question takes the focus once
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [index]);
  return heading;
}

/** An open question, or one whose answer is being revealed. */
export function QuestionBoard({ play, stage }: { play: PlayState; stage: AskingStage }) {
  const { question } = stage;
  const settled = stage.phase === 'reveal' ? stage.settled : null;
  const stoppedAt = settled ? (settled.receipt.receivedAt ?? question.deadline) : null;
  const step = useCountdownStep(question.deadline, stoppedAt);
  const heading = useQuestionFocus(question.index);

  useEffect(() => {
    if (stoppedAt === null && step > 0 && step < STEPS_PER_QUESTION) playSound('tick');
  }, [step, stoppedAt]);

  return (
    <BoardLayout
      index={question.index}
      total={question.total}
      score={scoreOf(play)}
      circle={<CountdownCircle step={step} />}
      bar={<TimerBar step={step} deadline={question.deadline} stoppedAt={stoppedAt} />}
      picture={
        <>
          <QuestionPicture src={question.image} alt={question.alt} />
          <PlayNotice play={play} question={question} over />
          {settled && (
            <Verdict
              settled={settled}
              total={question.total}
              goingOn={stage.phase === 'reveal' && stage.goingOn}
            />
          )}
        </>
      }
      question={
        <h2 key={question.index} ref={heading} tabIndex={-1} className={styles.text}>
          {question.text}
        </h2>
      }
      options={question.options.map((text, option) => (
        <OptionButton
          key={`${question.index} ${text}`}
          option={option}
          text={text}
          chosen={settled ? settled.picked : stage.phase === 'question' ? stage.chosen : null}
          correctOption={settled ? settled.correctOption : null}
        />
      ))}
      announcement={settled ? verdictText(settled, question) : announcementAt(step)}
    />
  );
}
