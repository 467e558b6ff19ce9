import { Rosette } from '../../../ui/motifs/rosette.tsx';
import { Sun } from './sun.tsx';

interface PlateProps {
  number: number;
  x: number;
  y: number;
  turn?: number;
  paint: string;
  deep: string;
}

function Plate({ number, x, y, turn = 0, paint, deep }: PlateProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-48" y="-45" width="104" height="104" rx="14" fill="var(--ink)" />
      <rect
        x="-52"
        y="-52"
        width="104"
        height="104"
        rx="14"
        fill={deep}
        stroke="var(--ink)"
        strokeWidth="5"
      />
      <rect x="-49" y="-49" width="98" height="88" rx="12" fill={paint} />
      <text
        y="20"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="60"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="9"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {number}
      </text>
    </g>
  );
}

/** The tailgate with its lamps: three plates are still on their way. */
export function NumPuzPoster() {
  return (
    <>
      <rect width="300" height="330" fill="var(--rani)" />
      <Sun
        x={150}
        y={190}
        radius={66}
        bands={['var(--paint-gold)', 'var(--marigold)', 'var(--paint-coral)', 'var(--paint-blush)']}
      />
      <g transform="rotate(-5 150 190)">
        <path
          d="M16 60C60 60 70 22 108 24C130 10 170 10 192 24C230 22 240 60 284 60V80H16Z"
          fill="var(--peacock)"
          stroke="var(--ink)"
          strokeWidth="5"
        />
        <g transform="translate(112 14)">
          <Rosette size="76" colours={['var(--marigold)', 'var(--paper)', 'var(--rani)']} petals={10} />
        </g>
        <rect
          x="10"
          y="46"
          width="280"
          height="300"
          rx="18"
          fill="var(--paint-rani-dark)"
          stroke="var(--ink)"
          strokeWidth="6"
        />
        {[0, 1, 2, 3, 4, 5, 6, 7].map((lamp) => (
          <circle
            key={lamp}
            cx={34 + lamp * 33}
            cy="62"
            r="7"
            fill={lamp > 2 ? 'var(--paint-gold)' : 'var(--paint-aubergine)'}
            stroke="var(--ink)"
            strokeWidth="3.5"
          />
        ))}
        <rect
          x="28"
          y="80"
          width="244"
          height="280"
          rx="10"
          fill="var(--paint-night)"
          stroke="var(--ink)"
          strokeWidth="4"
        />
        <g transform="translate(168 102)">
          <Rosette
            size="78"
            colours={['var(--paint-plum)', 'var(--paint-aubergine)', 'var(--paint-night)']}
          />
        </g>
        <Plate number={7} x={88} y={142} paint="#e83a8c" deep="var(--paint-rani-dark)" />
        <Plate number={15} x={88} y={254} paint="#7d52dd" deep="var(--paint-plum)" />
        <Plate number={3} x={206} y={262} turn={9} paint="var(--marigold)" deep="#dd7d05" />
      </g>
    </>
  );
}
