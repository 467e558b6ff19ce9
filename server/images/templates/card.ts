import { z } from 'zod';
import { type BackdropName, backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawHero, drawIcon } from '../engine/icons.ts';
import { drawRelief } from '../engine/relief.ts';
import { group, image, round } from '../engine/svg.ts';
import { landmarkNames, landmarks } from '../landmarks/index.ts';
import { FRAME } from '../landmarks/landmark.ts';
import { globeImage } from '../pixels/globe.ts';
import { planetImage } from '../pixels/planet.ts';
import { planetNames } from '../pixels/planet-kinds.ts';
import { drawCardFrame, drawPlate } from './card-frame.ts';
import { backdropName, iconName, material } from './fields.ts';

export const cardSchema = z
  .strictObject({
    t: z.literal('card'),
    hero: iconName.optional(),
    heroMat: material.optional(),
    landmark: z.enum(landmarkNames).optional(),
    globe: z.strictObject({ lon: z.number(), lat: z.number() }).optional(),
    planet: z.enum(planetNames).optional(),
    /** What stands beside the hero: half to the left, half to the right. */
    around: z.array(iconName).max(6).default([]),
    bg: backdropName.default('rays'),
  })
  .refine(
    ({ hero, landmark, globe, planet }) =>
      [hero, landmark, globe, planet].filter((kind) => kind !== undefined).length === 1,
    'a card has exactly one of hero, landmark, globe and planet',
  );
type CardSpec = z.infer<typeof cardSchema>;

const [CX, CY] = [480, 272];
const PLATE = 204;

const centred = (address: string, size: number) => image(address, CX - size / 2, CY - size / 2, size, size);

async function drawCardHero(canvas: Canvas, spec: CardSpec): Promise<string> {
  if (spec.globe)
    return (
      canvas.glow(CX, CY, 210, '#8fd0ff', 0.9) + centred(await globeImage({ ...spec.globe, size: 300 }), 300)
    );
  if (spec.planet) {
    const size = spec.planet === 'saturn' ? 500 : 290;
    return centred(await planetImage(spec.planet, size), size);
  }
  if (spec.landmark) {
    const scale = round((260 / FRAME) * 100) / 100;
    return group(
      { transform: `translate(${CX} ${CY + 122}) scale(${scale})` },
      landmarks[spec.landmark].draw(canvas),
    );
  }
  const hero = spec.hero ?? '';
  if (spec.heroMat) return drawRelief(canvas, hero, CX, CY, 240, spec.heroMat);
  return drawIcon(canvas, hero, CX, CY - 2, 256);
}

/** Places for the icons beside the hero, by how many there are on that side. */
const sides: Readonly<Record<number, readonly (readonly [dx: number, dy: number, size: number])[]>> = {
  1: [[298, 24, 176]],
  2: [
    [292, -92, 142],
    [300, 100, 148],
  ],
  3: [
    [266, -134, 112],
    [334, 0, 118],
    [266, 138, 116],
  ],
};

function drawAround(canvas: Canvas, icons: readonly string[]): void {
  const half = Math.ceil(icons.length / 2);
  const place = (side: readonly string[], direction: 1 | -1) => {
    side.forEach((icon, i) => {
      const [dx, dy, size] = sides[side.length]?.[i] ?? [0, 0, 0];
      const [x, y] = [CX + direction * dx, CY + dy];
      canvas.add(
        drawHero(canvas, icon, x, y, size, { glow: '#fff', glowA: 0.42, rot: direction * 6, shadowA: 0.35 }),
      );
    });
  };
  place(icons.slice(0, half), -1);
  place(icons.slice(half), 1);
}

/** Dense backdrops would fight with the plate; they are veiled. */
const calm: ReadonlySet<BackdropName> = new Set(['rays', 'studio']);

/** A category's or quiz's card: a hero on a painted plate in a truck-art frame. */
export async function drawCard(canvas: Canvas, spec: CardSpec): Promise<void> {
  // Out of focus, so that the plate and what is round it stand out; it also halves the file.
  canvas.add(group({ filter: canvas.softFocus(9) }, backdrops[spec.bg](canvas, { crowd: false })));
  if (!calm.has(spec.bg)) canvas.add(canvas.glow(CX, CY, 460, canvas.palette.light, 0.5));
  drawAround(canvas, spec.around);
  drawPlate(canvas, CX, CY, PLATE);
  canvas.add(await drawCardHero(canvas, spec));
  drawCardFrame(canvas);
}
