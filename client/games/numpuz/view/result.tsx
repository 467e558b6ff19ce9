import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ShareButton } from '../../kit/share-button.tsx';
import type { NumPuzState } from '../engine/game.ts';
import type { NewBest } from '../engine/save.ts';
import styles from './hand.module.css';
import { lostWords, wonWords } from './words.ts';

interface ResultProps {
  state: NumPuzState;
  record: NewBest | null;
  shareText: () => string;
  /** The same board can be played again, so a fresh one is offered too. */
  isFixed: boolean;
  onRestart: () => void;
  onFresh: () => void;
}

const recordWords = ({ time, moves }: NewBest): string =>
  time && moves ? 'New best!' : time ? 'New best time!' : 'Fewest moves yet!';

/** How it ended, in place of the controls, so that the board stays to be seen. */
export function Result({ state, record, shareText, isFixed, onRestart, onFresh }: ResultProps) {
  const won = state.phase === 'won';
  return (
    <section className={cx(styles.hand, styles.result)} aria-label="Result">
      <div className={styles.headline}>
        <h2>{won ? 'Home before dark!' : 'Time over'}</h2>
        {record && <p className={styles.record}>{recordWords(record)}</p>}
      </div>
      <p>
        <span>{won ? wonWords(state) : lostWords(state)}</span>
        {won && state.hints > 0 && <span className={styles.aside}> With hints it sets no best.</span>}
      </p>
      <div className={styles.next}>
        <Button variant="primary" icon={<Icon name="retry" />} onClick={onRestart}>
          Restart
        </Button>
        {isFixed && <Button onClick={onFresh}>New board</Button>}
        <ShareButton text={shareText}>Share</ShareButton>
      </div>
    </section>
  );
}
