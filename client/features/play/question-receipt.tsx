import type { SettledQuestionView } from '../../../shared/contract/views.ts';
import { tookTime } from '../../lib/duration.ts';
import { lazily } from '../../lib/lazily.ts';
import { Icon } from '../../ui/icon.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import { optionLabel } from './option-label.ts';
import styles from './question-receipt.module.css';

const wallClock = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
    }),
);

function word(settled: SettledQuestionView): string {
  if (settled.reason === 'timeout') return 'Timed out';
  return settled.correct ? 'Right' : 'Wrong';
}

/** How one question went and how its time was judged, so that the player can check it. */
export function QuestionReceipt({ settled }: { settled: SettledQuestionView }) {
  const { text, options, picked, correct, correctOption, receipt } = settled;
  const { openedAt, receivedAt, deadline, creditMs } = receipt;
  const icon = settled.reason === 'timeout' ? 'clock' : correct ? 'check' : 'close';
  return (
    <li className={styles.receipt} data-verdict={correct ? 'right' : 'wrong'}>
      <p className={styles.verdict}>
        <Icon name={icon} />
        <strong>{word(settled)}</strong>
        {receivedAt !== null && <span className="figures">{tookTime(receivedAt - openedAt)}</span>}
      </p>
      <h3>{text}</h3>
      {picked !== null && !correct && (
        <p>
          You chose <Verbatim>{optionLabel(picked)}</Verbatim> <span>{options[picked]}</span>.
        </p>
      )}
      <p>
        Right: <Verbatim>{optionLabel(correctOption)}</Verbatim> <span>{options[correctOption]}</span>
      </p>
      <p className={styles.times}>
        Opened <Verbatim>{wallClock().format(openedAt)}</Verbatim> →{' '}
        <span>
          {receivedAt === null
            ? `closed ${wallClock().format(deadline + creditMs)}`
            : `received ${wallClock().format(receivedAt)}`}
        </span>
        <span>{creditMs > 0 && ` · connection credit ${Math.round(creditMs)} ms`}</span>
      </p>
    </li>
  );
}
