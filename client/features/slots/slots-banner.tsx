import { openAccountDialog } from '../account/account-dialog-store.ts';
import { useSession } from '../account/session.ts';
import styles from './slots-banner.module.css';
import { useLiveSlots } from './use-live-slots.ts';

/** The home page's banner: how many free accounts are left, live, and the way to one of them. */
export function SlotsBanner() {
  const slots = useLiveSlots();
  const isMember = useSession(({ session }) => session !== null);
  return (
    <section className={styles.banner} aria-label="Free accounts">
      <div role="status" className={styles.words}>
        {slots && (
          <p className={styles.count}>
            <strong>{slots.free}</strong> of {slots.limit} free accounts left
          </p>
        )}
        {slots?.free === 0 && (
          <p className={styles.full}>
            All are taken just now. Stay on this page: it shows by itself when one is free.
          </p>
        )}
      </div>
      {!isMember && slots && slots.free > 0 && (
        <button type="button" className={styles.join} onClick={() => openAccountDialog('sign-up')}>
          Sign up
        </button>
      )}
    </section>
  );
}
