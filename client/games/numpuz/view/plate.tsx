import { cx } from '../../../ui/cx.ts';
import type { Board } from '../../kit/board.ts';
import { dayName } from '../../kit/day.ts';
import styles from './plate.module.css';

const kinds = { day: 'Board of the day', shared: 'A friend’s board', free: 'Board' } as const;

/** `SWL 22·11` for a day, otherwise the seed itself. */
function numberOf(seed: string): string {
  if (dayName(seed) === null) return seed;
  const [, month, day] = seed.split('-');
  return `SWL ${day}·${month}`;
}

interface PlateProps {
  board: Board;
  hurry: boolean;
  onOpen: () => void;
}

/** The number plate is the seed of the board; pressed, it leads to other boards. */
export function Plate({ board, hurry, onOpen }: PlateProps) {
  const kind = board.kind === 'shared' && dayName(board.seed) ? 'Board of a past day' : kinds[board.kind];
  return (
    <button type="button" className={cx(styles.plate, hurry && styles.hurry)} onClick={onOpen}>
      <small>{hurry ? 'Hurry' : kind}</small>
      <b translate="no">{numberOf(board.seed)}</b>
      <span className="visually-hidden">Choose another board</span>
    </button>
  );
}
