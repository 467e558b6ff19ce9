import { createRng } from '../engine/rng.ts';
import { mix } from '../ink/color.ts';
import { CREAM } from '../ink/ramps.ts';
import { beadLine, n1, plain, shape } from '../shapes/shapes.ts';

export interface Ridge {
  readonly width?: number;
  /** How many swells there are from edge to edge. */
  readonly swells?: number;
  /** The colour below its bright edge. */
  readonly dark?: string;
}

/** A smooth ridge across the picture, filled to the lower edge. */
export function ridge(
  y: number,
  swing: number,
  seed: string,
  fill: string,
  { width = 4, swells = 5, dark }: Ridge = {},
): string {
  const rng = createRng(`${seed} ridge`);
  const points = Array.from(
    { length: swells + 1 },
    (_, i) => [-40 + (i * 1040) / swells, n1(y + rng.between(-swing, swing))] as const,
  );
  const [first] = points;
  let edge = `${first?.[0] ?? -40} ${first?.[1] ?? y}`;
  points.slice(1).forEach(([x, top], i) => {
    const [beforeX, beforeY] = points[i] ?? [x, top];
    const middle = n1((beforeX + x) / 2);
    edge += `C${middle} ${beforeY} ${middle} ${top} ${n1(x)} ${top}`;
  });
  const area = `M-40 600L${edge}V600Z`;
  const beads =
    swing < 5 ? '' : beadLine(`M${edge}`, mix(fill, CREAM, 0.45), 6, 20, 'transform="translate(0 15)"');
  const shade = dark === undefined ? '' : `<g transform="translate(0 34)">${plain(area, dark)}</g>`;
  return shape(area, fill, width) + beads + shade;
}
