import { createRng } from '../engine/rng.ts';
import { type TreeKind, tree } from '../ornament/trees.ts';

/** A row of trees on the line y. */
export function forest(y: number, seed: string, hue: string, kind: TreeKind, scale = 1, gap = 62): string {
  const rng = createRng(`${seed} forest`);
  let drawing = '';
  for (let x = -20; x < 990; x += gap * scale * rng.between(0.6, 1.25))
    drawing += tree(
      kind,
      x,
      y + rng.between(-6, 8),
      Math.round(scale * rng.between(0.8, 1.25) * 100) / 100,
      hue,
    );
  return drawing;
}
