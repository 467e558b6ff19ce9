import { Verbatim } from '../../../ui/verbatim.tsx';
import { deferred } from '../../kit/deferred.tsx';
import styles from './burst.module.css';
import type { Moment } from './moment.ts';
import { pictureOf } from './pictures.ts';

/** The damage over the one who was hit, and HP that came back; the log has the same in words. */
export const Burst = deferred(function Burst({ moment: { at, hit, healed } }: { readonly moment: Moment }) {
  return (
    <div key={at} className={styles.bursts} aria-hidden="true">
      {hit && (
        <span className={styles.burst} data-on={hit.on} data-soft={!hit.figure || undefined}>
          {hit.figure && <img src={pictureOf('hit')} alt="" />}
          {hit.figure && <b translate="no">{hit.figure}</b>}
          {hit.word && <em>{hit.word}</em>}
        </span>
      )}
      {healed > 0 && (
        <span className={styles.healed}>
          <Verbatim>{`+${healed}`}</Verbatim> HP
        </span>
      )}
    </div>
  );
});
