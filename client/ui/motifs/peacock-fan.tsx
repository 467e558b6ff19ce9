import { Rosette } from './rosette.tsx';

interface PeacockFanProps {
  /** The colour of each feather, from the left. */
  colours: readonly string[];
}

const spread = 172;

/** Evenly spread angles, the outermost first, so that each feather overlaps the one outside it. */
function angles(count: number, within: number): number[] {
  return Array.from({ length: count }, (_, index) => -within / 2 + (index * within) / (count - 1)).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
}

function Feather({ colour }: { colour: string }) {
  return (
    <g stroke="var(--ink)" strokeWidth="4">
      <path d="M0 -60 C34 -130 46 -190 0 -268 C-46 -190 -34 -130 0 -60Z" fill={colour} />
      <path
        d="M-21 -130l-9 -8M-25 -160l-10 -7M21 -130l9 -8M25 -160l10 -7M-12 -102l-7 -8M12 -102l7 -8"
        stroke="var(--paper)"
        strokeWidth="3.5"
        strokeLinecap="round"
        transform="translate(0 6) scale(.72 1)"
      />
      <path d="M0 -166c19 -22 24 -48 0 -80c-24 32 -19 58 0 80Z" fill="var(--marigold)" />
      <ellipse cy="-203" rx="11.5" ry="18" fill="var(--paint-turquoise)" strokeWidth="3" />
      <ellipse cy="-199" rx="5.5" ry="9" fill="var(--ink)" stroke="none" />
      <circle cy="-204" r="2.5" fill="var(--paper)" stroke="none" />
    </g>
  );
}

/** A peacock's open tail, a feather for each colour, behind a rosette with the Urdu question mark. */
export function PeacockFan({ colours }: PeacockFanProps) {
  const step = spread / (colours.length - 1);
  const beads = angles(15, spread);
  return (
    <svg viewBox="-315 -318 630 430" aria-hidden="true">
      {angles(colours.length - 1, spread - step).map((angle) => (
        <g key={angle} transform={`rotate(${angle}) scale(1.16)`}>
          <Feather colour="#0f8a5f" />
        </g>
      ))}
      {angles(colours.length, spread).map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <Feather colour={colours[Math.round((angle + spread / 2) / step)] ?? 'var(--rani)'} />
        </g>
      ))}
      <g fill="var(--marigold)" stroke="var(--ink)" strokeWidth="3">
        {beads.map((angle) => (
          <circle key={angle} r="7" cy="-112" transform={`rotate(${angle})`} />
        ))}
      </g>
      <g transform="translate(-106 -106)">
        <Rosette size="212" colours={['var(--paint-rose)', 'var(--marigold)', '#006f77']} petals={16} />
      </g>
      <circle r="58" fill="var(--paper)" stroke="var(--ink)" strokeWidth="5" />
      <QuestionMark />
    </svg>
  );
}

/** The mark «؟», as an outline of the display face, so that no font has to load for it. */
function QuestionMark() {
  return (
    <path
      transform="translate(-33 41) scale(1.32)"
      fill="var(--paint-rani-deep)"
      stroke="var(--ink)"
      strokeWidth="2"
      d="M35.7 -21 25.6 -23Q14.4 -25.3 8.7 -30.4Q3 -35.4 3 -44.1Q3 -49.8 5.7 -54.2Q8.4 -58.6 13.8 -61.1Q19.1 -63.6 26.9 -63.6Q35.6 -63.6 41.2 -61.2Q46.9 -58.7 46.9 -53.4Q46.9 -50.9 45.7 -49Q44.5 -47.1 42.8 -45.8Q40.6 -47.3 37 -48.3Q33.4 -49.3 29.3 -49.3Q24.8 -49.3 23 -47.7Q21.1 -46 21.1 -44.1Q21.1 -41.9 22.3 -40.7Q23.5 -39.5 26.1 -38.7L33.9 -36.8Q37.1 -36 38.8 -34.5Q40.4 -32.9 40.4 -29.8Q40.4 -26.7 38.9 -24.4Q37.4 -22.1 35.7 -21ZM29.4 1.7Q25 1.7 22.4 -0.9Q19.8 -3.6 19.8 -7.7Q19.8 -11.8 22.4 -14.5Q25 -17.1 29.4 -17.1Q33.8 -17.1 36.4 -14.5Q39 -11.8 39 -7.7Q39 -3.6 36.4 -0.9Q33.8 1.7 29.4 1.7Z"
    />
  );
}
