import { type ReactNode, useState } from 'react';
import { INACTIVE_AFTER_MS } from '../../../shared/rules/constants.ts';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './notices.module.css';

const INACTIVE_DAYS = INACTIVE_AFTER_MS / 86_400_000;
const PAID_WITHIN_HOURS = 24;
const PASSWORD_UPDATE_DAYS = 90;

type NoticeId = 'important' | 'feature' | 'security';

const notices: readonly { id: NoticeId; title: string; text: ReactNode }[] = [
  {
    id: 'important',
    title: 'Important Information',
    text: (
      <ul>
        <li>
          Accounts that stay offline for <Verbatim>{INACTIVE_DAYS}</Verbatim> days are deleted, together with
          their points. Logging in, playing and looking at this page all count as being here.
        </li>
        <li>
          A withdrawal takes <Verbatim>{WITHDRAWAL_POINTS.toLocaleString('en')}</Verbatim> points and pays PKR{' '}
          <Verbatim>{formatPkr(paisaOf(WITHDRAWAL_POINTS))}</Verbatim>. It is paid within{' '}
          <Verbatim>{PAID_WITHIN_HOURS}</Verbatim> hours of the request.
        </li>
        <li>Each quiz counts once a day and opens again after 12 AM.</li>
      </ul>
    ),
  },
  {
    id: 'feature',
    title: 'New Feature Released',
    text: (
      <p>
        This page is live: points, rank and the list of your points change the moment a quiz ends, in every
        tab that you have open.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Important Security Update',
    text: (
      <p>
        Please change your password every <Verbatim>{PASSWORD_UPDATE_DAYS}</Verbatim> days, and use one that
        you use nowhere else. Changing it ends every other session of your account.
      </p>
    ),
  },
];

/** The notices; the first one opens by itself with the page. */
export function Notices({ onChangePassword }: { onChangePassword: () => void }) {
  const [open, setOpen] = useState<NoticeId | null>('important');
  const shown = notices.find(({ id }) => id === open);
  const close = (): void => setOpen(null);
  return (
    <section aria-labelledby="notices-title" className={styles.notices}>
      <h2 id="notices-title">Notices</h2>
      <ul className={styles.list}>
        {notices.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.notice} onClick={() => setOpen(id)}>
              <Icon name={id === 'feature' ? 'play' : id === 'security' ? 'lock' : 'alert'} />{' '}
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        title={shown?.title ?? ''}
        onClose={close}
        actions={
          <>
            {open === 'security' && (
              <Button
                onClick={() => {
                  close();
                  onChangePassword();
                }}
              >
                Change password
              </Button>
            )}
            <Button variant="primary" onClick={close}>
              Got it
            </Button>
          </>
        }
      >
        <div className={styles.text}>{shown?.text}</div>
      </Dialog>
    </section>
  );
}
