import { createRng } from '../engine/rng.ts';
import { mix } from '../ink/color.ts';
import { INK } from '../ink/ramps.ts';
import { at, n1, shape } from '../shapes/shapes.ts';
import { rosette } from './rosette.ts';

/** Grass, or flowers in the grass, along the lower edge, in front of everything. */
export function tufts(y: number, color: string, seed: string, gap = 26, flowers?: string): string {
  const rng = createRng(seed);
  let drawing = '';
  for (let x = -20; x < 980; x += gap * rng.between(0.6, 1.5)) {
    const h = rng.between(30, 74);
    const lean = rng.between(-16, 16);
    const fill = rng.next() < 0.5 ? color : mix(color, INK, 0.25);
    drawing += shape(
      `M${n1(x - 9)} ${y + 60}Q${n1(x - 4 + lean * 0.2)} ${n1(y - h * 0.4)} ${n1(x + lean)} ${n1(y - h)}Q${n1(x + 6 + lean * 0.3)} ${n1(y - h * 0.3)} ${n1(x + 11)} ${y + 60}Z`,
      fill,
      3.5,
    );
    if (flowers !== undefined && rng.next() < 0.24)
      drawing += at(x + lean, y - h, 0.24, rng.next() * 60, rosette(flowers, 'marigold', 7, 11));
  }
  return drawing;
}
