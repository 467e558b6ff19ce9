import { use } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { UnreadContext } from '../../ui/use-press-guard.ts';
import styles from './option-button.module.css';
import { optionLabel } from './option-label.ts';
import { usePlayTools } from './play-context.ts';

interface OptionButtonProps {
  readonly option: number;
  readonly text: string;
  readonly chosen: number | null;
  /** Known once the question is settled. */
  readonly correctOption: number | null;
}

type Mark = 'right' | 'wrong' | 'chosen' | 'none';

function markOf({ option, chosen, correctOption }: OptionButtonProps): Mark {
  if (option === correctOption) return 'right';
  if (option !== chosen) return 'none';
  return correctOption === null ? 'chosen' : 'wrong';
}

/** One of the four options. After the choice it is disabled and, once settled, says whether it was right. */
export function OptionButton(props: OptionButtonProps) {
  const { option, text, chosen, correctOption } = props;
  const { session } = usePlayTools();
  const isUnread = use(UnreadContext);
  const mark = markOf(props);
  return (
    <button
      type="button"
      className={cx(styles.option, styles[mark])}
      aria-pressed={option === chosen}
      aria-disabled={isUnread || undefined}
      disabled={chosen !== null || correctOption !== null}
      onClick={() => void session.choose(option)}
    >
      <span className={styles.label} translate="no">
        {optionLabel(option)}
      </span>
      <span className={styles.text}>{text}</span>
      {mark === 'right' && (
        <span className={styles.mark}>
          <Icon name="check" /> Right
        </span>
      )}
      {mark === 'wrong' && (
        <span className={styles.mark}>
          <Icon name="close" /> Wrong
        </span>
      )}
    </button>
  );
}
