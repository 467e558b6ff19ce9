import { useState } from 'react';
import { Rosette } from '../../ui/motifs/rosette.tsx';
import styles from './question-board.module.css';

/** The picture of a question; when it can't be loaded its description stands in for it. */
export function QuestionPicture({ src, alt }: { src: string; alt: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) {
    return (
      <div className={styles.missing}>
        <Rosette size="3.5rem" />
        <p>{alt}</p>
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      width="960"
      height="540"
      decoding="sync"
      className={styles.image}
      onError={() => setMissing(true)}
    />
  );
}
