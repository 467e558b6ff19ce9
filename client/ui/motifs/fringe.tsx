import { useId } from 'react';
import styles from './motifs.module.css';

/** Scalloped cloth with a bell on each point, as it hangs below a truck's bumper. */
export function Fringe() {
  const id = useId();
  const cloth = ['var(--rani)', 'var(--marigold)', 'var(--peacock)'];
  return (
    <svg className={styles.fringe} aria-hidden="true">
      <pattern id={id} width="108" height="30" patternUnits="userSpaceOnUse">
        {cloth.map((colour, index) => (
          <g key={colour} transform={`translate(${index * 36} 0)`} stroke="var(--line)" strokeWidth="2.5">
            <path d="M1 -2V4a17 17 0 0 0 34 0V-2z" fill={colour} />
            <path d="M9 -2V3a9 9 0 0 0 18 0V-2z" fill="var(--paper)" strokeWidth="2" />
            <circle cx="18" cy="25" r="3" fill="var(--marigold)" strokeWidth="2" />
          </g>
        ))}
      </pattern>
      <rect width="100%" height="30" fill={`url(#${id})`} />
    </svg>
  );
}
