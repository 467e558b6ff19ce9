import { useState } from 'react';
import type { SupportMessageView } from '../../../../shared/contract/views.ts';
import { ApiError, failureText } from '../../../lib/api.ts';
import { showToast } from '../../../state/toasts/toast.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { formatShortMoment } from '../format-short.ts';
import { adminCall } from '../session/admin-call.ts';
import { replyLink } from './mail-link.ts';
import styles from './message-item.module.css';
import { hearMarked, markGone } from './support-store.ts';

interface MessageItemProps {
  readonly message: SupportMessageView;
  /** Null where there is no account any more. */
  readonly onReset: (() => void) | null;
}

/** One message, and what can be done about it. */
export function MessageItem({ message: written, onReset }: MessageItemProps) {
  const { id, name, email, message, timestamp, done, doneBy } = written;
  const [busy, setBusy] = useState(false);

  async function mark(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      hearMarked(await adminCall('setSupportDone', { params: { id }, body: { done: !done } }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') markGone(id);
      // Isolated: an Urdu name must not move the words behind it.
      showToast('error', `\u2068${name}\u2069: ${failureText(error)}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={cx(styles.item, done && styles.done)}>
      <p className={styles.from}>
        <b>
          <Verbatim>{name}</Verbatim>
        </b>
        <span className={styles.address}>
          <Verbatim>{email}</Verbatim>
        </span>
        <time dateTime={new Date(timestamp).toISOString()}>{formatShortMoment(timestamp)}</time>
        {done && (
          <span className={styles.mark}>
            <Icon name="check" size="1em" />
            <span>
              <span>Done</span>
              {doneBy && (
                <span>
                  {' by '}
                  <Verbatim>{doneBy}</Verbatim>
                </span>
              )}
            </span>
          </span>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {message}
      </p>
      <div className={styles.actions}>
        <LinkButton size="s" to={replyLink(written)} aria-label={`Reply to ${name}`}>
          Reply
        </LinkButton>
        <Button size="s" aria-disabled={busy} onClick={() => void mark()}>
          {done ? 'Open again' : 'Mark as done'}
        </Button>
        {onReset && (
          <Button size="s" onClick={onReset}>
            Password reset…
          </Button>
        )}
      </div>
    </li>
  );
}
