import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawHero, drawIcon } from '../engine/icons.ts';
import { image } from '../engine/svg.ts';
import { globeImage } from '../pixels/globe.ts';
import { planetImage } from '../pixels/planet.ts';
import { planetKind, planetNames } from '../pixels/planet-kinds.ts';
import { placedIcon } from './fields.ts';

const planetName = z.enum(planetNames, { error: (issue) => `unknown planet "${String(issue.input)}"` });
const place = { x: z.number(), y: z.number(), s: z.number().positive() };

export const planetSchema = z.strictObject({
  t: z.literal('planet'),
  name: planetName.default('saturn'),
  size: z.number().min(60).max(1400).default(470),
  x: z.number().default(480),
  y: z.number().default(270),
  /** Other bodies, the Earth and objects near it. */
  extra: z
    .array(
      z.union([
        placedIcon,
        z.strictObject({ planet: planetName, ...place }),
        z.strictObject({ globe: z.literal(true), lon: z.number().optional(), ...place }),
      ]),
    )
    .optional(),
});
type PlanetSpec = z.infer<typeof planetSchema>;
type Extra = NonNullable<PlanetSpec['extra']>[number];

const centred = (href: string, x: number, y: number, size: number) =>
  image(href, x - size / 2, y - size / 2, size, size);

async function drawExtra(canvas: Canvas, extra: Extra): Promise<string> {
  const { x, y, s } = extra;
  if ('planet' in extra) return centred(await planetImage(extra.planet, s), x, y, s);
  if ('globe' in extra) {
    const globe = await globeImage({ lon: extra.lon ?? 20, lat: 10, size: s });
    return canvas.glow(x, y, s * 0.7, '#4fb3ff', 0.7) + centred(globe, x, y, s);
  }
  if (extra.back) return drawIcon(canvas, extra.i, x, y, s, extra);
  return drawHero(canvas, extra.i, x, y, s, { ...extra, shadow: false, glow: extra.glow ?? '#9fd0ff' });
}

/** A planet, the Moon or the Sun in space. */
export async function drawPlanet(canvas: Canvas, spec: PlanetSpec): Promise<void> {
  const { name, size, x, y, extra = [] } = spec;
  const { halo } = planetKind(name);
  const behind = (item: Extra) => 'back' in item && item.back === true;
  canvas.add(backdrops.space(canvas, {}));
  if (name === 'sun') canvas.add(canvas.glow(x, y, size * 1.15, '#ff8a1c', 0.95));
  else canvas.add(canvas.glow(x - 20, y, size * (name === 'saturn' ? 0.42 : 0.66), halo, 0.42));
  for (const item of extra) if (behind(item)) canvas.add(await drawExtra(canvas, item));
  canvas.add(centred(await planetImage(name, size), x, y, size));
  for (const item of extra) if (!behind(item)) canvas.add(await drawExtra(canvas, item));
  canvas.vignette(0.3);
}
