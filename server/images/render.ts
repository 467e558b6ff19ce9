import { draw } from './draw.ts';
import { Canvas } from './engine/canvas.ts';
import { encodeWebp } from './engine/encode.ts';
import { paletteOf } from './engine/palettes.ts';
import { WIDTH } from './engine/svg.ts';
import type { ImageSpec } from './spec.ts';

/** Draws a spec to WebP bytes: the same spec, category and seed give the same bytes on every machine. */
export async function renderSpec(
  spec: ImageSpec,
  category: string,
  seed: string,
  width: number = WIDTH,
): Promise<Buffer> {
  const canvas = new Canvas(seed, paletteOf(category));
  await draw(canvas, spec);
  return encodeWebp(await canvas.toSvg(), width);
}
