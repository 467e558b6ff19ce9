const RADIUS = 50;

/** Triangles from the middle outwards, as many as there are gaps between them. */
function pathOf(count: number): string {
  const corner = (step: number): string => {
    const angle = (Math.PI * step) / count;
    return `${(RADIUS * Math.sin(angle)).toFixed(2)} ${(-RADIUS * Math.cos(angle)).toFixed(2)}`;
  };
  return Array.from({ length: count }, (_, n) => `M0 0L${corner(2 * n)} ${corner(2 * n + 1)}`).join('');
}

/**
 * Sunrays in `--ray` from the middle of a square, whose place and size are the caller's. A conic gradient looks the same, but is
 * computed pixel by pixel: it took a third of the first view's drawing.
 */
export function Rays({ count, className }: { count: number; className: string | undefined }) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true">
      <path d={pathOf(count)} fill="var(--ray)" />
    </svg>
  );
}
