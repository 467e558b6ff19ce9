import type { PasswordResetCheckView, SupportMessageView } from '../../../../shared/contract/views.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { formatShortMoment } from '../format-short.ts';
import panelStyles from '../panel.module.css';
import styles from './password-reset-dialog.module.css';
import { ResetLink } from './reset-link.tsx';
import { usePasswordReset } from './use-password-reset.ts';

interface PasswordResetDialogProps {
  readonly message: SupportMessageView;
  readonly onClose: () => void;
}

/** Makes a link for a new password, after showing what an admin has to look at first. */
export function PasswordResetDialog({ message, onClose }: PasswordResetDialogProps) {
  const { check, link, problem, busy, make } = usePasswordReset(message);
  const canMake = check !== null && link === null;
  // Closed meanwhile, it would be made all the same, and nobody would ever see it.
  const isMaking = canMake && busy;
  return (
    <Dialog
      open
      busy={isMaking}
      title={check ? `Password of ${check.username}` : 'Password reset'}
      onClose={onClose}
      actions={
        <>
          <Button aria-disabled={isMaking} onClick={() => isMaking || onClose()}>
            {link ? 'Close' : 'Cancel'}
          </Button>
          {canMake && (
            <Button variant="primary" aria-disabled={isMaking} onClick={() => void make()}>
              {isMaking ? 'Making…' : 'Make a link'}
            </Button>
          )}
        </>
      }
    >
      {check && link ? (
        <ResetLink check={check} link={link} />
      ) : (
        check && <Check check={check} message={message} />
      )}
      {!check && busy && <p>Loading…</p>}
      <FormProblem problem={problem} />
    </Dialog>
  );
}

function Check({ check, message }: { check: PasswordResetCheckView; message: SupportMessageView }) {
  const { username, email, memberSince, lastActive, loggedIn, sameAddress, links } = check;
  return (
    <>
      <dl className={cx(panelStyles.facts, styles.facts)}>
        <dt>Account’s address</dt>
        <dd>
          <Verbatim>{email}</Verbatim>
        </dd>
        <dt>Message’s address</dt>
        <dd>
          <Verbatim>{message.email}</Verbatim>
          <span className={sameAddress ? styles.good : styles.bad}>
            <Icon name={sameAddress ? 'check' : 'alert'} size="1em" />{' '}
            <span>{sameAddress ? 'the account’s own' : 'not the account’s'}</span>
          </span>
        </dd>
        <dt>Written</dt>
        <dd>{loggedIn ? `while logged in as ${username}` : 'by a guest: anybody can type an address'}</dd>
        <dt>Member since</dt>
        <dd>{formatShortMoment(memberSince)}</dd>
        <dt>Last here</dt>
        <dd>{formatShortMoment(lastActive)}</dd>
      </dl>
      {!sameAddress && (
        <p className={styles.warning}>
          <b>Somebody may be pretending.</b> Write to <Verbatim>{email}</Verbatim> and ask whether the message
          is theirs, before you make a link.
        </p>
      )}
      <ul className={styles.rules}>
        <li>
          The link goes to <Verbatim>{email}</Verbatim> and nowhere else, whatever the message asks for.
        </li>
        <li>Hurry, threats and stories about a lost mailbox are how accounts are stolen. Take your time.</li>
        <li>It works once, for 30 minutes; a newer link makes it void. Never ask for a password.</li>
      </ul>
      {links.length > 0 && (
        <details className={styles.history}>
          <summary>
            Links so far: <Verbatim>{links.length}</Verbatim>
          </summary>
          <ol>
            {links.map(({ madeAt, madeBy, usedAt, voidedAt }) => (
              <li key={madeAt}>
                <span>{formatShortMoment(madeAt)}</span> by <Verbatim>{madeBy}</Verbatim>:{' '}
                <span>
                  {usedAt !== null
                    ? `used ${formatShortMoment(usedAt)}`
                    : voidedAt !== null
                      ? 'void, a newer one was made'
                      : 'not used'}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
