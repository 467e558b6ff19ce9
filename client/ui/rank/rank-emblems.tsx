import type { ReactElement } from 'react';
import type { Rank } from '../../../shared/rules/rank.ts';

const cream = 'var(--paper)';
const turns = (count: number): number[] => Array.from({ length: count }, (_, place) => (place * 360) / count);

/** A brush: nothing is painted yet. */
const brush = (
  <g transform="rotate(40)">
    <path d="M-3 -19h6l1.500 20h-9z" fill="#b8692e" />
    <path d="M-6 1h12v6H-6z" fill="#9fb0c3" />
    <path d="M-6 7h12c0 6-3 8-6 14c-3-6-6-8-6-14z" fill="var(--rani)" />
  </g>
);

const rose = (
  <>
    <path d="M-20 10q9-3 12 5q-10 3-12-5zM20 10q-9-3-12 5q10 3 12-5z" fill="var(--leaf)" />
    {turns(6).map((turn) => (
      <circle key={turn} cy="-10" r="8.500" fill="var(--rani)" transform={`rotate(${turn})`} />
    ))}
    <circle r="9.500" fill="var(--paint-rose)" />
    <path d="M-5 1a5 5 0 1 1 5 5a3 3 0 1 1 1-5.500" fill="none" />
  </>
);

const fish = (
  <>
    <path d="M11 0 23 -10v20zM-2 -10q6-9 10-6q-1 5-3 8zM-2 10q6 9 10 6q-1-5-3-8z" fill="var(--rani)" />
    <path d="M-21 0Q-10 -13 2 -12Q12 -9 15 0Q12 9 2 12Q-10 13 -21 0z" fill="var(--paint-turquoise)" />
    <path d="M-8 -8q6 8 0 16M-1 -9q6 9 0 18M6 -7q4 7 0 14" fill="none" strokeWidth="2" />
    <circle cx="-13" cy="-2" r="2" fill="var(--ink)" stroke="none" />
  </>
);

const sun = (
  <>
    {turns(12).map((turn) => (
      <path key={turn} d="M-5 -12 0 -23 5 -12z" fill="var(--rani)" transform={`rotate(${turn})`} />
    ))}
    <circle r="13" fill="var(--paint-brass)" />
    <path d="M-6 -2q2-3 4 0M2 -2q2-3 4 0M-5.500 4q5.500 6 11 0" fill="none" strokeWidth="2" />
  </>
);

const gem = (
  <>
    <path d="M-20 -6 -11 -17H11L20 -6 0 20z" fill="var(--sky)" />
    <path d="M-11 -17-7 -6H7L11 -17z" fill="#a9d8ff" />
    <path d="M-20 -6H-7L0 20zM20 -6H7L0 20z" fill="#4f9bf0" />
    <path d="M-7 -6H7L0 20z" fill={cream} />
  </>
);

const peacockEye = (
  <>
    {[-50, -25, 25, 50].map((turn) => (
      <path
        key={turn}
        d="M0 16C-7 4-6-12 0-22C6-12 7 4 0 16z"
        fill="var(--leaf)"
        transform={`rotate(${turn})`}
      />
    ))}
    <path d="M0 19C-14 8-12-12 0-24C12-12 14 8 0 19z" fill="var(--peacock)" />
    <circle cy="-2" r="9" fill="var(--marigold)" />
    <path d="M-6 -4a6 6 0 0 1 12 0q0 6-6 9q-6-3-6-9z" fill="#2f3fae" />
    <circle cy="-4" r="2.500" fill={cream} stroke="none" />
  </>
);

export const emblems: Record<Rank, ReactElement> = {
  Unranked: brush,
  Bronze: rose,
  Silver: fish,
  Gold: sun,
  Diamond: gem,
  Platinum: peacockEye,
};
