import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { cx } from '../cx.ts';
import styles from './field.module.css';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  name: string;
  /** What the field takes, said before anything is typed. */
  hint?: ReactNode;
  /** What is wrong with what was sent: it takes the hint's place, and the focus comes here. */
  problem?: string | null | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled field; a password can be looked at. */
export function Field({ label, hint, problem, type = 'text', ...rest }: FieldProps) {
  const id = useId();
  const note = problem ? <span className={styles.wrong}>{problem}</span> : hint;
  useFocusOnProblem(id, problem);
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          id={id}
          type={secret && shown ? 'text' : type}
          className={cx(styles.input, secret && styles.secret)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? `${id}-hint` : undefined}
          dir="auto"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
        />
        {secret && (
          <button type="button" className={styles.show} aria-controls={id} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
      {note && (
        <p id={`${id}-hint`} className={styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
