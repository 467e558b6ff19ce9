import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { cssTransition, ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled';
import { Icon } from '../../ui/icon.tsx';
import { usePressGuard } from '../../ui/use-press-guard.ts';
import './toaster.css';

export type ToastKind = 'success' | 'error';

const settle = cssTransition({ enter: 'toast-enter', exit: 'toast-exit' });
const icons = { success: 'check', error: 'alert' } as const;

/** Puts a message on the screen; one that is there already is not shown twice. */
export function present(kind: ToastKind, message: string, ms: number): void {
  const style: CSSProperties & { '--toast-ms': string } = { '--toast-ms': `${ms}ms` };
  const options: ToastOptions = { toastId: `${kind}: ${message}`, autoClose: ms, style };
  toast[kind](message, { ...options, icon: <Icon name={icons[kind]} /> });
}

export const dismissAll = (): void => toast.dismiss();

/** The place of the toasts, in the top layer: a modal dialog would cover them otherwise. */
export default function Toaster() {
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const guard = usePressGuard(`toast ${shown}`);

  useEffect(() => {
    let below: Element | null | undefined;
    const raise = (): void => {
      const modal = document.querySelector('dialog[open]');
      if (modal === below) return;
      below = modal;
      // What enters the top layer last is on top. Older browsers know no popovers; the dialogs say it too.
      layer.current?.hidePopover?.();
      layer.current?.showPopover?.();
    };
    raise();
    return toast.onChange(({ status }) => {
      if (status !== 'added') return;
      raise();
      setShown((before) => before + 1);
    });
  }, []);

  return (
    <div ref={layer} popover="manual" className="toasts" {...guard.around}>
      <ToastContainer
        position="top-right"
        transition={settle}
        draggable={false}
        pauseOnFocusLoss={false}
        newestOnTop
        aria-label="Messages"
        closeButton={({ closeToast }) => (
          <button type="button" className="toast-close" aria-label="Close this message" onClick={closeToast}>
            <Icon name="close" size="1rem" />
          </button>
        )}
      />
    </div>
  );
}
