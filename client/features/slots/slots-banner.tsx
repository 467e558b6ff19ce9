import { openAccountDialog } from '../../state/account-dialog-store.ts';
import { retryLive } from '../../state/live/use-live.ts';
import { useSession } from '../../state/session/session.ts';
import { slotsResource, useLiveSlots } from '../../state/slots/slots-store.ts';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './slots-banner.module.css';

/** The home page's banner: how many free accounts are left, live, and the way to one of them. */
export function SlotsBanner() {
  const { slots, problem } = useLiveSlots();
  const isMember = useSession(({ session }) => session !== null);
  return (
    <section className={styles.banner} aria-label="Free accounts">
      <div role="status" className={styles.words}>
        {slots && (
          <p className={styles.count}>
            <strong translate="no">{slots.free}</strong> of <Verbatim>{slots.limit}</Verbatim> free accounts
            left
          </p>
        )}
        {problem && (
          <p className={styles.full}>
            The number of free accounts did not arrive. <span>{problem}</span>
          </p>
        )}
        {slots?.free === 0 && (
          <p className={styles.full}>
            All are taken just now. Stay on this page: it shows by itself when one is free.
          </p>
        )}
      </div>
      {problem && (
        <button type="button" className={styles.join} onClick={() => retryLive(slotsResource)}>
          Try again
        </button>
      )}
      {!isMember && !problem && slots && slots.free > 0 && (
        <button type="button" className={styles.join} onClick={() => openAccountDialog('sign-up')}>
          Sign up
        </button>
      )}
    </section>
  );
}
