import { INK, MARIGOLD, RANI } from './paint.ts';

const TEETH = 26;
const tooth = 372 / TEETH;
const saw = Array.from({ length: TEETH }, (_, index) => {
  const at = 14 + index * tooth;
  return `M${at} 14L${at + tooth / 2} 4.500L${at + tooth} 14Z`;
}).join('');

/** The quilt's hem of triangles on the painted ground. */
export function QuiltFrame({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 400" preserveAspectRatio="none" aria-hidden="true">
      <rect x="1.5" y="1.5" width="397" height="397" rx="14" fill={MARIGOLD} stroke={INK} strokeWidth="4" />
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d={saw} fill={RANI} transform={`rotate(${turn} 200 200)`} />
      ))}
      <rect x="13" y="13" width="374" height="374" rx="6" fill="#3a1a17" stroke={INK} strokeWidth="3" />
    </svg>
  );
}
