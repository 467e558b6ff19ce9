import { LAND } from './land.ts';

const windows = [
  [12, 280],
  [44, 252],
  [44, 276],
  [104, 258],
  [168, 270],
  [168, 294],
  [218, 256],
  [246, 286],
  [282, 264],
  [104, 290],
  [14, 304],
  [282, 294],
] as const;

function Eye() {
  const petals = Array.from({ length: 12 }, (_, index) => index * 30);
  return (
    <g transform="translate(46 30) scale(1.74)" stroke="var(--ink)" strokeLinejoin="round">
      {petals.map((turn, index) => (
        <path
          key={turn}
          d="M60 60L49 14Q60 -6 71 14Z"
          fill={index % 2 ? 'var(--paint-violet)' : 'var(--rani)'}
          strokeWidth="3.5"
          transform={`rotate(${turn} 60 60)`}
        />
      ))}
      <circle cx="60" cy="60" r="40" fill="var(--marigold)" strokeWidth="4" />
      <path d="M24 60C38 34 82 34 96 60C82 86 38 86 24 60Z" fill="var(--paper)" strokeWidth="4" />
      <circle cx="60" cy="60" r="18" fill="var(--peacock)" strokeWidth="4" />
      <circle cx="60" cy="60" r="8" fill="var(--ink)" stroke="none" />
      <circle cx="66" cy="54" r="4" fill="var(--paper)" stroke="none" />
      <path d="M60 20V34M60 86V100M24 36l9 8M96 36l-9 8" fill="none" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

/** A painted eye over the map table; below it a city that has not noticed. */
export function VillainPoster() {
  return (
    <>
      <rect width="300" height="330" fill="#14245e" />
      <path
        d={LAND}
        fill="var(--paint-plum)"
        stroke="#8f6fe8"
        strokeWidth="4"
        transform="translate(-108 26) scale(.72)"
      />
      <Eye />
      <path
        d="M-6 336V262H28V230H62V276H84V246L104 220L124 246V282H150V252H186V290H204V236H214V206H222V236H232V268H262V244H306V336Z"
        fill="var(--paint-night)"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      {windows.map(([x, y], index) => (
        <rect
          key={`${x} ${y}`}
          x={x - 5}
          y={y}
          width="10"
          height="12"
          fill={index % 4 === 1 ? 'var(--paint-vermilion)' : 'var(--paint-gold)'}
        />
      ))}
    </>
  );
}
