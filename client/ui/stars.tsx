import styles from './stars.module.css';

const star =
  'M12 2.2c.6 0 1 .4 1.3 1l2 4.3 4.7.6c1.4.2 1.9 1.7 1 2.7l-3.4 3.3.9 4.7c.2 1.3-1.1 2.2-2.3 1.6L12 18.1l-4.2 2.3c-1.2.6-2.5-.3-2.3-1.6l.9-4.7L3 10.8c-.9-1-.4-2.5 1-2.7l4.7-.6 2-4.3c.3-.6.7-1 1.3-1z';

function Row() {
  return (
    <svg viewBox="0 0 120 24" width="100" height="20" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => (
        <path key={place} d={star} transform={`translate(${place * 24} 0)`} />
      ))}
    </svg>
  );
}

/** A rating of 0 to 5 in halves. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`Rated ${rating} out of 5`}>
      <span className={styles.row}>
        <Row />
        <span className={styles.filled} style={{ inlineSize: `${rating * 20}%` }}>
          <Row />
        </span>
      </span>
      <span className={styles.number} aria-hidden="true" translate="no">
        {rating.toFixed(1)}
      </span>
    </span>
  );
}
