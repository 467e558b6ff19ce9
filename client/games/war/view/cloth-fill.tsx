import { memo, useId } from 'react';
import { type Cloth, UNDYED } from './cloths.ts';

function Pattern({ id, cloth }: { id: string; cloth: Cloth }) {
  const { base, mark, pattern, width } = cloth;
  return (
    <pattern id={id} width="16" height="16" patternUnits="userSpaceOnUse">
      <rect width="16" height="16" fill={base} />
      <path
        d={pattern}
        fill={width === 0 ? mark : 'none'}
        stroke={width === 0 ? 'none' : mark}
        strokeWidth={width}
      />
    </pattern>
  );
}

interface ClothFillProps {
  cloth?: Cloth | undefined;
  /** Sewn on, with a running stitch along its hem. */
  sewn?: boolean;
  className?: string | undefined;
}

/** A cloth filling its box; behind everything else in it. */
export const ClothFill = memo(function ClothFill({
  cloth = UNDYED,
  sewn = false,
  className,
}: ClothFillProps) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <defs>
        <Pattern id={id} cloth={cloth} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {sewn && (
        <rect
          x="3.5%"
          y="3.5%"
          width="93%"
          height="93%"
          rx="4"
          fill="none"
          stroke={cloth.stitch}
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
      )}
    </svg>
  );
});
