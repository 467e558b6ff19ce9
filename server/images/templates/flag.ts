import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { circle, group, HEIGHT, image, path, rect, WIDTH } from '../engine/svg.ts';
import { findCountry } from '../geo/country-names.ts';
import { wavingFlag } from '../pixels/waving-flag.ts';
import { countryCode } from './fields.ts';

export const flagSchema = z.strictObject({
  t: z.literal('flag'),
  code: countryCode.refine((code) => findCountry(code) !== undefined, 'unknown country'),
});

/** A flag on a pole under a blue sky. */
export async function drawFlag(canvas: Canvas, { code }: z.infer<typeof flagSchema>): Promise<void> {
  const flag = await wavingFlag(code.toLowerCase(), 560);
  const [x, y] = [225, 36];
  const finial = canvas.radial(
    [
      ['#fff6c8', 0],
      ['#f0b429', 0.6],
      ['#9a6a00', 1],
    ],
    0.4,
    0.35,
    0.7,
  );
  canvas.add(
    backdrops.day(canvas, {}),
    path(`M0 ${HEIGHT}V480Q240 440 480 462T${WIDTH} 452V${HEIGHT}Z`, canvas.linear(['#7cc45d', '#2e7d3f'])),
    group({ opacity: 0.28, filter: canvas.blur(10) }, rect(x + 40, y + 90, 540, 380, '#0a2a55')),
    rect(x - 20, 20, 18, HEIGHT, canvas.linear(['#8d99a6', '#f6f9fc', '#7c8894'], 0, 0, 1, 0)),
    circle(x - 11, 20, 17, finial),
    image(flag.address, x - 2, y, flag.width, flag.height),
  );
  canvas.vignette(0.22);
}
