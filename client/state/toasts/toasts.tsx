import styles from './plain-toast.module.css';
import { useToaster } from './toast.ts';

/** Where toasts appear. */
export function Toasts() {
  const { Toaster, plain } = useToaster();
  return (
    <>
      <div role="status">
        {plain && (
          <p className={styles.plain} data-kind={plain.kind}>
            {plain.message}
          </p>
        )}
      </div>
      {Toaster && <Toaster />}
    </>
  );
}
