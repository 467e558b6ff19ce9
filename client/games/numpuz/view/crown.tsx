import { Rosette } from '../../../ui/motifs/rosette.tsx';
import styles from './truck.module.css';

const feathers = [-75, -60, -45, -30, -15, 15, 30, 45, 60, 75, 0];

function Feather({ turn }: { turn: number }) {
  const scale = 1.3 - Math.abs(turn) * 0.003;
  return (
    <g
      transform={`translate(200 62) rotate(${turn}) scale(${scale})`}
      stroke="var(--ink)"
      strokeLinejoin="round"
    >
      <path d="M0 0C-26 -22 -28 -60 0 -84C28 -60 26 -22 0 0Z" fill="var(--leaf)" strokeWidth="4" />
      <path d="M0 -22C-17 -36 -17 -58 0 -70C17 -58 17 -36 0 -22Z" fill="var(--marigold)" strokeWidth="3" />
      <circle cy="-46" r="10" fill="var(--sky)" strokeWidth="3" />
      <circle cy="-46" r="4" fill="var(--paper)" stroke="none" />
    </g>
  );
}

/** The crown over a truck's tailgate: a peacock's feathers behind a painted board. */
export function Crown() {
  return (
    <svg className={styles.crown} viewBox="0 -52 400 140" aria-hidden="true">
      {feathers.map((turn) => (
        <Feather key={turn} turn={turn} />
      ))}
      <path
        d="M14 92V60C52 60 66 34 104 34C140 34 152 22 200 22S260 34 296 34C334 34 348 60 386 60V92Z"
        fill="var(--rani)"
        stroke="var(--ink)"
        strokeWidth="5"
      />
      <path
        d="M30 92V72C66 70 78 48 110 48C146 48 156 36 200 36S254 48 290 48C322 48 334 70 370 72V92Z"
        fill="var(--peacock)"
        stroke="var(--ink)"
        strokeWidth="3.5"
      />
      <path
        d="M44 84q12-12 24 0t24 0M308 84q12-12 24 0t24 0"
        fill="none"
        stroke="#b4ebe0"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform="translate(166 22)">
        <Rosette size="68" colours={['var(--marigold)', 'var(--paper)', 'var(--rani)']} />
      </g>
      <g transform="translate(106 52)">
        <Rosette size="36" colours={['var(--paint-blush)', 'var(--paper)', 'var(--marigold)']} petals={9} />
      </g>
      <g transform="translate(258 52)">
        <Rosette size="36" colours={['var(--paint-blush)', 'var(--paper)', 'var(--marigold)']} petals={9} />
      </g>
    </svg>
  );
}
