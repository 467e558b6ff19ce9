import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { UnreadContext, usePressGuard } from '../../../ui/use-press-guard.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { undoFlip } from './request-actions.ts';
import { dropUndo, type Undo, useDesk } from './request-actions-store.ts';
import styles from './undo-bar.module.css';

const SHOWN_MS = 10_000;

/** For a while after a flip it can be taken back. */
export function UndoBar() {
  const undos = useDesk((state) => state.undos);
  // The others move up when one goes.
  const { around, isUnread } = usePressGuard(undos.map(({ key }) => key).join());
  return (
    <UnreadContext value={isUnread}>
      <ul {...around} className={styles.bar} aria-label="What can be undone">
        {undos.map((undo) => (
          <UndoItem key={undo.key} undo={undo} />
        ))}
      </ul>
    </UnreadContext>
  );
}

function UndoItem({ undo }: { undo: Undo }) {
  const item = useRef<HTMLLIElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => {
        // It does not go while somebody is about to press it.
        if (item.current?.matches(':hover, :focus-within')) wait();
        else dropUndo(undo.key);
      }, SHOWN_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [undo.key]);

  const { row } = undo;
  return (
    <li ref={item} className={styles.item}>
      <span>
        <Verbatim>{row.username}</Verbatim>: <span>{row.status}</span>
      </span>
      <Button
        size="s"
        variant="primary"
        aria-label={`Undo: mark the request of ${row.username} as ${undo.to} again`}
        onClick={() => void undoFlip(undo)}
      >
        Undo
      </Button>
    </li>
  );
}
