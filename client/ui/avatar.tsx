import styles from './avatar.module.css';

/** A member's initial on a painted disc. Decoration: the name stands beside it, or in its link's label. */
export function Avatar({ username, size = '2.25rem' }: { username: string; size?: string }) {
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: `calc(${size} * 0.5)` }}
      aria-hidden="true"
      translate="no"
    >
      {username.charAt(0).toUpperCase()}
    </span>
  );
}
