import { useState } from 'react';
import { useLocation } from 'react-router';
import { PASSWORD_RESET_MS } from '../../../shared/rules/constants.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DiamondChain } from '../../ui/motifs/diamond-chain.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './new-password-page.module.css';

const TOKEN = /^#([\w-]{43})$/;
const minutes = PASSWORD_RESET_MS / 60_000;

const writeToUs = (
  <LinkButton variant="primary" to="/contact">
    Write to us
  </LinkButton>
);

/** A new password by the link of an admin. Its token is in the fragment, which stays in the browser. */
export function NewPasswordPage() {
  const { hash } = useLocation();
  // The page's own anchors change the fragment, and not whose password this is.
  const [token] = useState(() => TOKEN.exec(hash)?.[1]);
  const [isDead, setDead] = useState(false);
  if (token === undefined || isDead) {
    return (
      <Notice
        role="alert"
        title={isDead ? 'This link has had its time.' : 'A part of this link is missing.'}
        actions={writeToUs}
      >
        {isDead
          ? `A link works once, for ${minutes} minutes, and a newer one takes its place. If you have set a password with it, that one holds: log in with it. Else your password is as it was.`
          : 'Please open it as it stands in the mail, or copy all of it into the address bar.'}
      </Notice>
    );
  }
  return (
    <div className={styles.page}>
      <h1>A new password</h1>
      <p className={styles.lead}>
        Choose one that you use nowhere else. Whoever is logged in to your account is logged out with it.
      </p>
      <DiamondChain />
      <Card className={styles.card}>
        <NewPasswordForm token={token} onDead={() => setDead(true)} />
      </Card>
    </div>
  );
}
