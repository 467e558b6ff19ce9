import type { QuestionView, SettledView } from '../../../shared/contract/views.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { optionLabel } from './option-label.ts';
import { usePlayTools } from './play-context.ts';
import styles from './verdict.module.css';

/** The verdict in words, as it is read out. */
export function verdictText(settled: SettledView, question: QuestionView): string {
  if (settled.correct) return 'Correct!';
  const right = `${optionLabel(settled.correctOption)} ${question.options[settled.correctOption] ?? ''}`;
  return settled.reason === 'timeout'
    ? `Time is over. The right answer was ${right}.`
    : `Wrong. The right answer is ${right}.`;
}

interface VerdictProps {
  readonly settled: SettledView;
  readonly total: number;
  /** Next was pressed already. */
  readonly goingOn: boolean;
}

/** The strip over the picture that says how it went and goes on. */
export function Verdict({ settled, total, goingOn }: VerdictProps) {
  const { session } = usePlayTools();
  const { correct, reason, index, correctOption } = settled;
  const missed = reason === 'timeout' ? 'Time is over' : 'Wrong';
  return (
    <div className={cx(styles.verdict, correct ? styles.right : styles.wrong)}>
      <p className={styles.words}>
        <Icon name={correct ? 'check' : 'close'} />
        <span>{correct ? 'Correct!' : `${missed}: it is ${optionLabel(correctOption)}`}</span>
      </p>
      {reason === 'answered' && (
        <Button
          variant="primary"
          icon={<Icon name="arrow-right" />}
          disabled={goingOn}
          onClick={() => void session.goOn()}
        >
          {index === total - 1 ? 'Finish' : 'Next'}
        </Button>
      )}
    </div>
  );
}
