import { useLiveSlots } from '../../state/slots/slots-store.ts';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './slots-picture.module.css';

/** More than these are not counted by eye: each figure then stands for several places. */
const MOST_DRAWN = 100;

/** The places of the site, taken and free, live: a painted diamond for each. */
export function SlotsPicture() {
  const { slots, problem } = useLiveSlots();
  if (!slots) {
    return (
      <div className={styles.picture} aria-busy={!problem}>
        {problem && (
          <p role="status">
            The number of free accounts did not arrive. <span>{problem}</span>
          </p>
        )}
      </div>
    );
  }
  const { limit, taken, free } = slots;
  const each = Math.ceil(limit / MOST_DRAWN);
  const drawn = Math.ceil(limit / each);
  const filled = Math.round(Math.min(taken, limit) / each);
  return (
    <figure className={styles.picture}>
      <ul className={styles.places} aria-hidden="true">
        {Array.from({ length: drawn }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one from another
          <li key={place} className={place < filled ? styles.taken : styles.free}>
            <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">
              <path d="M12 1.5 22.5 12 12 22.5 1.5 12z" />
              <path className={styles.heart} d="M12 7.5 16.5 12 12 16.5 7.5 12z" />
            </svg>
          </li>
        ))}
      </ul>
      <figcaption>
        <strong className="figures" translate="no">
          {free.toLocaleString('en')}
        </strong>{' '}
        of <Verbatim>{limit.toLocaleString('en')}</Verbatim> free accounts are left;{' '}
        <Verbatim>{Math.min(taken, limit).toLocaleString('en')}</Verbatim> are taken.
        <span>{each > 1 && ` Each diamond stands for ${each} of them.`}</span>
      </figcaption>
    </figure>
  );
}
