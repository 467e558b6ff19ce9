import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import type { Elements } from './elements.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a click beside the dialog. */
  onClose: () => void;
  /** Something is under way that closing would not take back: until it has ended nothing closes the dialog. */
  busy?: boolean;
  title: string;
  children: Elements;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
}

// Closed before it leaves the page: only then does the browser give the focus back.
function showWhileMounted(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return;
  dialog.showModal();
  return () => dialog.close();
}

/** A modal on the native element, which traps the focus and gives it back. */
export function Dialog({ open, onClose, busy = false, title, children, actions }: DialogProps) {
  const titleId = useId();
  /** The press began or ended in the dialog: who selects a text there may let go beside it. */
  const isInside = useRef(false);

  if (!open) return null;
  const close = (): void => {
    if (!busy) onClose();
  };
  const isItself = ({ target, currentTarget }: { target: unknown; currentTarget: unknown }): boolean =>
    target === currentTarget;
  return (
    // The keyboard's way to what a click on the backdrop does is Escape, which arrives as `cancel`.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={showWhileMounted}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-busy={busy}
      onCancel={(event) => {
        // A file chooser's `cancel` bubbles up to here.
        if (!isItself(event)) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        // The second Escape in a row closes it in some browsers whatever the page says.
        if (!isItself(event) || event.currentTarget.open) return;
        if (busy) event.currentTarget.showModal();
        else onClose();
      }}
      onPointerDown={(event: PointerEvent) => {
        isInside.current = !isItself(event);
      }}
      onPointerUp={(event: PointerEvent) => {
        isInside.current ||= !isItself(event);
      }}
      onClick={(event) => {
        if (isItself(event) && !isInside.current) close();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button
            iconOnly
            aria-label="Close"
            aria-disabled={busy}
            icon={<Icon name="close" />}
            onClick={close}
          />
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
