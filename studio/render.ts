import { encodeWebp } from './engine/encode.ts';
import { WIDTH } from './engine/svg.ts';
import { paintSpec } from './paint.ts';
import type { ImageSpec } from './spec.ts';

/** Draws a spec to WebP bytes: the same spec and seed give the same bytes on every machine. */
export const renderSpec = async (spec: ImageSpec, seed: string, width: number = WIDTH): Promise<Buffer> =>
  encodeWebp(await paintSpec(spec, seed), width);
