import { Verbatim } from '../../../ui/verbatim.tsx';
import { deferred } from '../../kit/deferred.tsx';
import type { LogEntry } from '../engine/state.ts';
import styles from './log-list.module.css';

/** The last fifty entries, newest first. */
export const LogList = deferred(function LogList({ log }: { log: readonly LogEntry[] }) {
  return (
    <section className={styles.log} aria-labelledby="villain-log">
      <h2 id="villain-log">Log</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className={styles.entries} tabIndex={0} aria-label="Log, newest first">
        {log.map(({ id, day, message, isImportant }) => (
          <li key={id} data-important={isImportant || undefined}>
            <b className="figures">
              <span className="visually-hidden">Day </span>
              <Verbatim>{day}</Verbatim>
            </b>
            <span>{message}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
