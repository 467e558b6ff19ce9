import { Link } from 'react-router';
import { openAccountDialog } from '../../state/account-dialog-store.ts';
import { useSession } from '../../state/session/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './account-entry.module.css';

/** The header's way to the account: the profile, or a login that small and large screens name differently. */
export function AccountEntry() {
  const username = useSession(({ session }) => session?.username);
  if (username) {
    return (
      <Link to="/profile" className={styles.profile} aria-label={`Profile of ${username}`}>
        <Avatar username={username} />
      </Link>
    );
  }
  return (
    <>
      <Button
        variant="rani"
        className={cx(styles.small, 'for-strangers')}
        onClick={() => openAccountDialog('login')}
      >
        Login
      </Button>
      <Button
        variant="rani"
        className={cx(styles.large, 'for-strangers')}
        onClick={() => openAccountDialog('login')}
      >
        Earn
      </Button>
    </>
  );
}
