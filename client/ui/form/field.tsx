import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { cx } from '../cx.ts';
import styles from './field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  name: string;
  /** What the field takes, said before anything is typed. */
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled field; a password can be looked at. */
export function Field({ label, hint, type = 'text', ...rest }: FieldProps) {
  const id = useId();
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
          aria-describedby={hint ? `${id}-hint` : undefined}
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
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
