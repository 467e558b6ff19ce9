import { use } from 'react';
import type { CatalogueQuiz } from '../../../shared/catalogue/catalogue.ts';
import { quizImage } from '../../../shared/catalogue/catalogue.ts';
import { QUESTIONS_PER_PLAY } from '../../../shared/rules/constants.ts';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { UnreadContext } from '../../ui/use-press-guard.ts';
import styles from './lobby.module.css';
import { usePlayTools } from './play-context.ts';
import { QUESTION_SECONDS } from './play-texts.ts';
import { SoundButton } from './sound-button.tsx';

interface LobbyProps {
  readonly categoryId: string;
  readonly quiz: CatalogueQuiz;
  readonly at: 'arriving' | 'lobby' | 'starting';
  readonly problem: string | null;
}

/** Before the start: what is going to happen, and the button that begins it. */
export function Lobby({ categoryId, quiz, at, problem }: LobbyProps) {
  const { session } = usePlayTools();
  const isUnread = use(UnreadContext);
  return (
    <div className={styles.lobby}>
      <div className={styles.cover}>
        <Cover src={quizImage(categoryId, quiz.id)} eager />
      </div>
      <p className={styles.description}>{quiz.description}</p>
      <ul className={styles.facts}>
        <li>
          <strong className="figures" translate="no">
            {QUESTIONS_PER_PLAY}
          </strong>{' '}
          questions
        </li>
        <li>
          <strong className="figures" translate="no">
            {QUESTION_SECONDS}
          </strong>{' '}
          each
        </li>
        <li>
          <strong>Once</strong> a day
        </li>
      </ul>
      <div className={cx(styles.actions, 'for-strangers')}>
        <Button
          variant="primary"
          size="l"
          icon={<Icon name="play" />}
          disabled={at !== 'lobby' || isUnread}
          onClick={() => void session.start()}
        >
          {at === 'starting' ? 'Starting…' : 'Start'}
        </Button>
        <SoundButton />
      </div>
      <p className={styles.hint}>
        Enter starts too. A quiz that you have started counts, so start when you are ready.
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
