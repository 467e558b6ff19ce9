import { useId, useState } from 'react';
import type { PasswordResetCheckView, PasswordResetLinkView } from '../../../../shared/contract/views.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { formatShortMoment } from '../format-short.ts';
import { mailLink } from './mail-link.ts';
import styles from './password-reset-dialog.module.css';

interface ResetLinkProps {
  readonly check: PasswordResetCheckView;
  readonly link: PasswordResetLinkView;
}

/** The link, once: nobody can look it up again. */
export function ResetLink({ check: { username, email }, link: { url, expiresAt } }: ResetLinkProps) {
  const id = useId();
  const [copied, setCopied] = useState<string>('');
  const mail = mailLink({
    to: email,
    subject: 'A new password for Sawaal',
    lines: [
      `Dear ${username},`,
      '',
      'here you can choose a new password:',
      url,
      '',
      'The link works once, for 30 minutes. If you did not ask for it, please ignore it and tell us.',
    ],
  });

  async function copy(): Promise<void> {
    const isCopied = await copyText(url);
    setCopied(isCopied ? 'Copied.' : 'Your browser did not let it be copied: please select it.');
  }

  return (
    <>
      <p>
        Send it to{' '}
        <b>
          <Verbatim>{email}</Verbatim>
        </b>{' '}
        and nowhere else. It works until <span>{formatShortMoment(expiresAt)}</span>, once, and is shown only
        now.
      </p>
      <label htmlFor={id} className="visually-hidden">
        Link for a new password
      </label>
      <input
        id={id}
        className={styles.link}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void copy()}>
          Copy link
        </Button>
        <a href={mail}>
          Write the mail to <Verbatim>{email}</Verbatim>
        </a>
        <span role="status">{copied}</span>
      </div>
    </>
  );
}
