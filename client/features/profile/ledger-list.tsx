import { useState } from 'react';
import { Link } from 'react-router';
import { findQuiz } from '../../../shared/catalogue/catalogue.ts';
import type { LedgerEntryView } from '../../../shared/contract/views.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './ledger-list.module.css';

const SHOWN_AT_FIRST = 10;

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toLocaleString('en')}`;
}

function Reason({ entry }: { entry: LedgerEntryView }) {
  if (entry.reason === 'withdrawal') return <>Withdrawal</>;
  const [categoryId = '', quizId = ''] = entry.ref.split('/');
  const quiz = findQuiz(categoryId, quizId);
  return quiz ? <Link to={`/quiz/${entry.ref}`}>{quiz.title}</Link> : <>Quiz</>;
}

/** Every change of the points, the newest first. */
export function LedgerList({ entries }: { entries: readonly LedgerEntryView[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, SHOWN_AT_FIRST);
  if (entries.length === 0) {
    return (
      <div className={styles.empty}>
        <p>Nothing yet. The points of your first quiz will stand here.</p>
        <LinkButton to="/quiz" variant="primary">
          Play a quiz
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <ol className={styles.list}>
        {shown.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <span className={styles.reason}>
              <Reason entry={entry} />
            </span>
            <time className={styles.at} dateTime={new Date(entry.at).toISOString()}>
              {formatMoment(entry.at)}
            </time>
            <span className={cx(styles.points, entry.points < 0 && styles.less)}>
              <Verbatim>{signed(entry.points)}</Verbatim> points
            </span>
            <span className={styles.balance}>
              Balance <Verbatim>{entry.balance.toLocaleString('en')}</Verbatim>
            </span>
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <Button onClick={() => setWhole(true)}>
          Show all <Verbatim>{entries.length.toLocaleString('en')}</Verbatim>
        </Button>
      )}
    </>
  );
}
