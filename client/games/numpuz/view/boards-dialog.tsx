import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { boardName } from '../../kit/board.ts';
import { dayName } from '../../kit/day.ts';
import { asSeed } from '../../kit/seed.ts';
import { ShareButton } from '../../kit/share-button.tsx';
import type { BoardChoice } from '../../kit/use-board.ts';
import styles from './boards-dialog.module.css';

interface BoardsDialogProps {
  choice: BoardChoice;
  open: boolean;
  onClose: () => void;
  raceText: () => string;
}

/** The day's board, a fresh one, a friend's, and a way to send this one to a friend. */
export function BoardsDialog({ choice, open, onClose, raceText }: BoardsDialogProps) {
  const [refused, setRefused] = useState('');
  const seedId = useId();
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const seed = asSeed(String(new FormData(event.currentTarget).get('seed') ?? ''));
    setRefused(seed ? '' : 'A seed has letters, digits and hyphens, 32 at most.');
    if (seed) then(() => choice.play(seed))();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Boards">
      <p>
        This is <b>{boardName(choice.board)}</b>. Whoever plays its seed plays the same board.
      </p>
      <ShareButton text={raceText}>Race on this board</ShareButton>
      <div className={styles.boards}>
        <Button variant="primary" onClick={then(choice.playDay)}>
          Board of the day
        </Button>
        <p>
          <span>{dayName(choice.today)}</span>: the same for everybody, new at midnight.
        </p>
        <Button onClick={then(choice.playFresh)}>New board</Button>
        <p>One that nobody has seen yet.</p>
      </div>
      <form className={styles.friend} onSubmit={onSubmit}>
        <label htmlFor={seedId}>Seed of a friend’s board</label>
        <input
          id={seedId}
          name="seed"
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${seedId}-refused`}
        />
        <Button type="submit">Play it</Button>
        <p id={`${seedId}-refused`} role="alert">
          {refused}
        </p>
      </form>
    </Dialog>
  );
}
