import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { openAccountDialog } from './account-dialog-store.ts';
import styles from './account-entry.module.css';
import { Avatar } from './avatar.tsx';
import { useSession } from './session.ts';

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
      <Button variant="rani" className={styles.small} onClick={() => openAccountDialog('login')}>
        Login
      </Button>
      <Button variant="rani" className={styles.large} onClick={() => openAccountDialog('login')}>
        Earn
      </Button>
    </>
  );
}
