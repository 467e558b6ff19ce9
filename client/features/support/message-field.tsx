import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { useFocusOnProblem } from '../../ui/form/use-focus-on-problem.ts';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './contact-form.module.css';
import { lengthOf, MESSAGE_MAX } from './use-contact.ts';

interface MessageFieldProps {
  value: string;
  disabled: boolean;
  /** What is wrong with it, if anything. */
  problem: string | null;
  onChange: (message: string) => void;
}

/** The message and how much of its room is used; too much can be written, and shortened by hand. */
export function MessageField({ value, disabled, problem, onChange }: MessageFieldProps) {
  const id = useId();
  useFocusOnProblem(id, problem);
  const length = lengthOf(value);
  const isTooLong = length > MESSAGE_MAX;
  return (
    <div className={styles.message}>
      <label htmlFor={id}>Message</label>
      <textarea
        id={id}
        name="message"
        dir="auto"
        rows={7}
        required
        value={value}
        readOnly={disabled}
        aria-invalid={isTooLong || problem !== null || undefined}
        aria-describedby={`${id}-count ${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-count`} className={cx(styles.count, isTooLong && styles.wrong)}>
        <Verbatim>{length.toLocaleString('en')}</Verbatim> of{' '}
        <Verbatim>{MESSAGE_MAX.toLocaleString('en')}</Verbatim> characters
      </p>
      <p id={`${id}-problem`} role="alert" className={styles.wrong}>
        {problem}
      </p>
    </div>
  );
}
