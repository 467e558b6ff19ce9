import { Verbatim } from '../../ui/verbatim.tsx';
import type { Work } from './works.ts';
import styles from './works-list.module.css';

/** Works of others: what they are here for, whose they are and how they may be used. */
export function WorksList({ works }: { works: readonly Work[] }) {
  return (
    <ul className={styles.works}>
      {works.map(({ name, url, use, by, licence, licenceUrl }) => (
        <li key={name} className={styles.work}>
          <h3>
            <a href={url}>{name}</a>
          </h3>
          <p>{use}</p>
          <p className={styles.by}>
            By <Verbatim>{by}</Verbatim>. Licence: <a href={licenceUrl}>{licence}</a>.
          </p>
        </li>
      ))}
    </ul>
  );
}
