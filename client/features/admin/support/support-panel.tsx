import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatShortMoment } from '../format-short.ts';
import panelStyles from '../panel.module.css';
import { Scroller } from '../scroller.tsx';
import styles from './support-panel.module.css';
import { groupMessages } from './support-state.ts';
import { fetchSupport, showHeldSupport, useSupport } from './support-store.ts';

/** What members and guests wrote, grouped by username. */
export function SupportPanel() {
  const { messages, loaded, problem, announcement } = useSupport();
  const groups = useMemo(() => groupMessages(messages), [messages]);
  const held = messages.held.size;

  return (
    <section aria-labelledby="support-title" className={panelStyles.panel}>
      <div className={styles.toolbar}>
        <h2 id="support-title">Support messages</h2>
        {held > 0 && (
          <button type="button" className={styles.held} onClick={showHeldSupport}>
            {held === 1 ? '1 new message' : `${held} new messages`}
          </button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {problem && (
        <div role="alert" className={panelStyles.problem}>
          <Icon name="alert" /> <span>The messages did not arrive. {problem}</span>
          <Button onClick={() => void fetchSupport()}>Try again</Button>
        </div>
      )}
      <Scroller label="Table of messages">
        <table className={styles.table} aria-busy={!loaded}>
          <thead>
            <tr>
              <th scope="col">Username</th>
              <th scope="col">Messages</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ username, messages: written }) => (
              <tr key={username}>
                <th scope="row">
                  {username} <span className={styles.count}>{written.length}</span>
                </th>
                <td>
                  <ol className={styles.messages}>
                    {written.map(({ id, name, email, message, timestamp }) => (
                      <li key={id}>
                        <p className={styles.from}>
                          <b>{name}</b>
                          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
                          <time dateTime={new Date(timestamp).toISOString()}>
                            {formatShortMoment(timestamp)}
                          </time>
                        </p>
                        <p className={styles.text}>{message}</p>
                      </li>
                    ))}
                  </ol>
                </td>
              </tr>
            ))}
            {groups.length === 0 && (
              <tr>
                <td colSpan={2} className={styles.empty}>
                  {loaded ? 'No messages found.' : problem ? '' : 'Loading...'}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </Scroller>
    </section>
  );
}
