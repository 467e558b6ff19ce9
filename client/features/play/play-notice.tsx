import { useEffect } from 'react';
import type { QuestionView } from '../../../shared/contract/views.ts';
import { useConnectionText } from '../../state/connection/connection-text.ts';
import { cx } from '../../ui/cx.ts';
import { useExpired } from '../../ui/use-expired.ts';
import { usePlayTools } from './play-context.ts';
import styles from './play-notice.module.css';
import type { Notice, PlayState } from './play-reducer.ts';
import { verdictText } from './verdict.tsx';

const SHOWN_MS = 6_000;
const TIMEOUT_SHOWN_MS = 3_000;

/** A notice in words. */
export function noticeText(notice: Notice): string {
  if (notice.kind === 'refused') return notice.message;
  const { timedOut } = notice;
  if (timedOut === 0) return 'You are back. You missed nothing.';
  return `You are back. ${timedOut === 1 ? '1 question' : `${timedOut} questions`} timed out while you were away.`;
}

function timedOutBefore(play: PlayState, question: QuestionView | null): string | null {
  const settled = question && play.settled[question.index - 1];
  const before = question && play.questions[question.index - 1];
  return settled?.reason === 'timeout' && before ? verdictText(settled, before) : null;
}

interface PlayNoticeProps {
  readonly play: PlayState;
  /** The question that is shown. */
  readonly question: QuestionView | null;
  /** It lies over the upper edge of the picture. */
  readonly over?: boolean;
}

/** What the player should know about what has just happened; it goes away by itself. */
export function PlayNotice({ play, question, over = false }: PlayNoticeProps) {
  const { session } = usePlayTools();
  const connection = useConnectionText(true);
  const { notice } = play;
  const read = useExpired(notice, SHOWN_MS);
  const moved = useExpired(question?.index, TIMEOUT_SHOWN_MS);
  useEffect(() => {
    if (read && notice) session.dispatch({ type: 'noticeRead' });
  }, [read, notice, session]);

  const news = notice ? noticeText(notice) : moved ? null : timedOutBefore(play, question);
  const text = connection ?? news;
  return (
    <div role="status" className={cx(styles.region, over && styles.over)}>
      {text && <p className={styles.notice}>{text}</p>}
    </div>
  );
}
