import type { ReactNode } from 'react';

const cloths = [
  { ground: '#1c7335', stitch: '#8fd89f' },
  { ground: '#ffb3cc', stitch: 'var(--paint-rani-dark)' },
  { ground: '#f3e3c3', stitch: '#b89a62' },
] as const;

const patches = Array.from({ length: 30 }, (_, index) => {
  const [x, y] = [index % 5, Math.floor(index / 5)];
  return { x: x * 78 - 46, y: y * 78 - 40, cloth: (x * 3 + y * 5 + ((x * y) % 3)) % 3 };
});

const zigzag =
  'M6 26L20 12L34 26L48 12L62 26L72 16M6 50L20 36L34 50L48 36L62 50L72 40M6 72L20 60L34 72L48 60L62 72';
const dots = [16, 38, 60];

function Patch({ x, y, cloth }: { x: number; y: number; cloth: number }) {
  const { ground, stitch } = cloths[cloth] ?? cloths[2];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="76" height="76" rx="8" fill={ground} stroke="var(--ink)" strokeWidth="4" />
      {cloth === 0 && <path d={zigzag} fill="none" stroke="#0f5426" strokeWidth="6" />}
      {cloth === 1 &&
        dots.map((cx) => dots.map((cy) => <circle key={cy} cx={cx} cy={cy} r="6" fill="#ee5d99" />))}
      <rect
        x="5"
        y="5"
        width="66"
        height="66"
        rx="5"
        fill="none"
        stroke={stitch}
        strokeWidth="2.5"
        strokeDasharray="7 5"
      />
    </g>
  );
}

function Toy({
  x,
  y,
  size,
  turn = 0,
  children,
}: {
  x: number;
  y: number;
  size: number;
  turn?: number;
  children: ReactNode;
}) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 48}) translate(-24 -24)`}
      stroke="var(--ink)"
      strokeWidth="2.8"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </g>
  );
}

/** Tin toys on a patchwork quilt. */
export function WarPoster() {
  return (
    <>
      <rect width="300" height="330" fill="#3a1a17" />
      <g transform="rotate(-12 150 165) scale(1.04)">
        {patches.map((patch) => (
          <Patch key={`${patch.x} ${patch.y}`} {...patch} />
        ))}
      </g>
      <ellipse cx="156" cy="246" rx="104" ry="16" fill="var(--ink)" opacity=".35" />
      <Toy x={214} y={84} size={128} turn={52}>
        <path
          d="M24 2C28 8 29 14 29 20L45 32V37L29 32V38L35 43V46L24 43.500 13 46V43L19 38V32L3 37V32L19 20C19 14 20 8 24 2Z"
          fill="var(--paper)"
        />
        <path d="M29 24L45 33.500V37L29 32ZM19 24L3 33.500V37L19 32Z" fill="var(--marigold)" />
        <path d="M24 9C26 12 26 16 26 18H22C22 16 22 12 24 9Z" fill="var(--sky)" strokeWidth="2.2" />
      </Toy>
      <Toy x={138} y={204} size={206}>
        <path d="M29 15.500H46V20H29Z" fill="#8d82a3" />
        <path d="M11 23C11 14 15 12 21 12S31 14 31 23Z" fill="var(--paper)" />
        <path d="M4 23H40L44 31H4Z" fill="var(--marigold)" />
        <rect x="3" y="29" width="42" height="13" rx="6.5" fill="var(--paint-dusk)" />
        {[11, 24, 37].map((cx) => (
          <circle key={cx} cx={cx} cy="35.5" r="3.2" fill="var(--paper)" strokeWidth="2" />
        ))}
      </Toy>
      <Toy x={252} y={262} size={104}>
        <path d="M8 45C8 34 14 31 24 31S40 34 40 45Z" fill="var(--sky)" />
        <path d="M19 32l5 6 5-6" fill="var(--paper)" />
        <circle cx="24" cy="23" r="10" fill="#f0c896" />
        <path d="M11 20C11 9 17 4 24 4S37 9 37 20C30 17 18 17 11 20Z" fill="var(--marigold)" />
        <path d="M9 21C18 16.500 30 16.500 39 21M20.500 24v1M27.500 24v1" fill="none" />
        <path d="M20.500 28.500q3.500 2 7 0" fill="none" strokeWidth="2" />
      </Toy>
      <Toy x={52} y={96} size={84}>
        <path d="M24 6V14M24 6l9 3-9 3" fill="var(--paint-vermilion)" />
        <path d="M24 12 4 42H44Z" fill="var(--marigold)" />
        <path d="M24 12 18 42H4Z" fill="var(--paper)" />
        <path d="M24 20 16 42H32Z" fill="var(--paint-plum)" />
      </Toy>
    </>
  );
}
