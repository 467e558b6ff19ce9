import { useState } from 'react';
import styles from './cover.module.css';
import { Rosette } from './motifs/rosette.tsx';

interface CoverProps {
  src: string;
  /** A picture at the top of a page comes at once and before everything else, the others when they are near. */
  eager?: boolean;
}

/** A card's 16:9 picture. It is decoration; the card's title names it. Stands in for one that is missing. */
export function Cover({ src, eager = false }: CoverProps) {
  const [missing, setMissing] = useState(false);
  return (
    <div className={styles.cover}>
      {missing ? (
        <PaintedCover />
      ) : (
        <img
          src={src}
          alt=""
          width="640"
          height="360"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </div>
  );
}

function PaintedCover() {
  const rays = Array.from({ length: 18 }, (_, index) => index * 20);
  return (
    <svg viewBox="0 0 640 360" aria-hidden="true">
      <rect width="640" height="360" fill="var(--hue)" />
      <g transform="translate(320 190)" fill="var(--hue-2)" opacity=".35">
        {rays.map((turn) => (
          <path key={turn} d="M0 0 -34 -420H34z" transform={`rotate(${turn})`} />
        ))}
      </g>
      <g transform="translate(215 85)">
        <Rosette size="210" colours={['var(--hue-2)', 'var(--paper)', 'var(--hue)']} petals={16} />
      </g>
    </svg>
  );
}
