import { Icon } from '../icon.tsx';
import styles from './form.module.css';

/** What went wrong, beside the form; always there, so that it is read out when it fills. */
export function FormProblem({ problem }: { problem: string | null }) {
  return (
    <p role="alert" className={styles.problem}>
      {problem && (
        <>
          <Icon name="alert" /> <span>{problem}</span>
        </>
      )}
    </p>
  );
}
