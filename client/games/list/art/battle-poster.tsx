import dragon from '../../kit/art/dragon.webp';
import hit from '../../kit/art/hit.webp';
import tRex from '../../kit/art/t-rex.webp';
import { Sun } from './sun.tsx';

/** Dragon and T-Rex in the ring at the fair. */
export function BattlePoster() {
  return (
    <>
      <rect width="300" height="330" fill="var(--paint-rani-dark)" />
      <Sun
        x={150}
        y={140}
        radius={62}
        bands={[
          'var(--paint-gold)',
          'var(--marigold)',
          'var(--paint-coral)',
          'var(--paint-vermilion)',
          'var(--rani)',
        ]}
      />
      <path d="M-10 262H310V340H-10Z" fill="#f0c896" stroke="var(--ink)" strokeWidth="5" />
      <path d="M-10 246H310V266H-10Z" fill="var(--paint-plum)" stroke="var(--ink)" strokeWidth="4" />
      <image href={tRex} x="128" y="58" width="190" height="166" />
      <g transform="translate(186 84) scale(-1 1)">
        <image href={dragon} width="190" height="219" />
      </g>
      <image href={hit} x="128" y="112" width="72" height="72" />
    </>
  );
}
