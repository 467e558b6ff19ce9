import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a click beside the dialog. */
  onClose: () => void;
  title: string;
  children: ReactNode;
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
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const titleId = useId();

  if (!open) return null;
  return (
    // The keyboard's way to what a click on the backdrop does is Escape, which arrives as `cancel`.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={showWhileMounted}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button iconOnly aria-label="Close" icon={<Icon name="close" />} onClick={onClose} />
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
