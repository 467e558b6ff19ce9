import { geoGraticule10, geoOrthographic, geoPath } from 'd3-geo';
import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { image, stroke } from '../engine/svg.ts';
import { globeImage } from '../pixels/globe.ts';
import { drawProp, placedIcon } from './fields.ts';
import { drawPin } from './pin.ts';

export const globeSchema = z.strictObject({
  t: z.literal('globe'),
  lon: z.number().min(-180).max(180).default(20),
  lat: z.number().min(-90).max(90).default(10),
  size: z.number().min(200).max(900).default(470),
  x: z.number().default(480),
  y: z.number().default(270),
  night: z.boolean().default(false),
  /** Longitude and latitude of a question mark pin. */
  marker: z.tuple([z.number(), z.number()]).optional(),
  hero: z.union([placedIcon, z.array(placedIcon)]).optional(),
});

/** The Earth in space. */
export async function drawGlobe(canvas: Canvas, spec: z.infer<typeof globeSchema>): Promise<void> {
  const { lon, lat, x, y, size, night } = spec;
  canvas.add(
    backdrops.space(canvas, {}),
    canvas.glow(x - size * 0.04, y - size * 0.03, size * 0.68, '#4fb3ff', night ? 0.5 : 0.85),
    image(await globeImage({ lon, lat, size, night }), x - size / 2, y - size / 2, size, size),
  );
  const projection = geoOrthographic()
    .rotate([-lon, -lat])
    .translate([x, y])
    .scale(size / 2 - 1)
    .clipAngle(90);
  canvas.add(stroke(geoPath(projection).digits(1)(geoGraticule10()) ?? '', '#fff', 1, { opacity: 0.1 }));
  const point = spec.marker && projection(spec.marker);
  if (point) canvas.add(drawPin(canvas, point[0], point[1], '?'));
  for (const hero of [spec.hero ?? []].flat()) {
    canvas.add(drawProp(canvas, hero, { glow: false, shadow: false }));
  }
  canvas.vignette(0.3);
}
