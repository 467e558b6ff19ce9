import { useMemo, useState } from 'react';
import type { SupportMessageView } from '../../../../shared/contract/views.ts';
import { Button } from '../../../ui/button.tsx';
import { UnreadContext, usePressGuard } from '../../../ui/use-press-guard.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { LoadMore } from '../load-more.tsx';
import { Panel } from '../panel.tsx';
import { Scroller } from '../scroller.tsx';
import { DeskToolbar } from './desk-toolbar.tsx';
import { MessageItem } from './message-item.tsx';
import { PasswordResetDialog } from './password-reset-dialog.tsx';
import styles from './support-panel.module.css';
import { groupMessages } from './support-state.ts';
import { loadOlderSupport, showHeldSupport, supportResource, useSupport } from './support-store.ts';

/** What members and guests wrote, grouped by account: two that had the same name stay apart. */
export function SupportPanel() {
  const { messages, loaded, cursor, isLoadingMore, problem, announcement } = useSupport();
  const [resetOf, setResetOf] = useState<SupportMessageView | null>(null);
  const groups = useMemo(() => groupMessages(messages), [messages]);
  const held = messages.held.size;
  const listed = groups.flatMap((group) => group.messages.map(({ id, done }) => `${id} ${done}`));
  const guard = usePressGuard(listed.join());

  return (
    <Panel
      title="Support messages"
      what="The messages"
      problem={problem}
      resource={supportResource}
      tools={
        <>
          <DeskToolbar />
          {held > 0 && (
            <Button variant="primary" size="s" onClick={showHeldSupport}>
              {held === 1 ? '1 new message' : `${held} new messages`}
            </Button>
          )}
        </>
      }
    >
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <Scroller label="Table of messages">
        <table className={styles.table} aria-busy={!loaded}>
          <thead>
            <tr>
              <th scope="col">Username</th>
              <th scope="col">Messages</th>
            </tr>
          </thead>
          <UnreadContext value={guard.isUnread}>
            <tbody {...guard.around}>
              {groups.map(({ accountId, username, deleted, messages: written }) => (
                <tr key={accountId ?? 'guests'}>
                  <th scope="row">
                    <Verbatim>{username}</Verbatim>{' '}
                    <span className={styles.count} translate="no">
                      {written.length}
                    </span>
                    {deleted && <span className={styles.deleted}> deleted account</span>}
                  </th>
                  <td>
                    <ol className={styles.messages}>
                      {written.map((message) => (
                        <MessageItem
                          key={message.id}
                          message={message}
                          onReset={deleted ? null : () => setResetOf(message)}
                        />
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
          </UnreadContext>
        </table>
      </Scroller>
      {cursor !== null && (
        <LoadMore isLoading={isLoadingMore} load={loadOlderSupport}>
          Load older messages
        </LoadMore>
      )}
      {resetOf && <PasswordResetDialog message={resetOf} onClose={() => setResetOf(null)} />}
    </Panel>
  );
}
