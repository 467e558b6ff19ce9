import { arrange, type Composition } from './compositions/composition.ts';
import { compositions } from './compositions/index.ts';
import { drawLettering } from './lettering.ts';
import { diamonds, scallops } from './ornament/bands.ts';
import { pictureFrame } from './ornament/frame.ts';
import { type Corner, corners, foliage } from './ornament/leaves.ts';
import { each, svgOf } from './shapes/shapes.ts';
import type { ImageSpec } from './spec.ts';
import { type Layer, over, raster } from './sprite/layer.ts';
import { lightAt } from './sprite/light.ts';
import { placeSprite } from './sprite/place.ts';
import { makeSprite } from './sprite/sprite.ts';
import { drawForeground } from './stages/foreground.ts';
import { stages } from './stages/index.ts';

/** Ornament at the picture's edges, in front of everything but the nearest objects. */
function edges({ corners: bouquets, fringe, band, leaves }: ImageSpec): string {
  return [
    leaves ? foliage(leaves) : '',
    bouquets ? corners([...bouquets.at] as Corner[], bouquets.hues, bouquets.size) : '',
    fringe ? scallops(0, 30, fringe) : '',
    band ? diamonds(506, 36, band[0] ?? 'rani1', band.slice(1)) : '',
  ].join('');
}

/** Draws a spec: stage and lettering, objects far to near, foreground and edges, objects in front. */
export async function paintSpec(spec: ImageSpec, seed: string): Promise<Layer> {
  const stage = stages[spec.stage];
  const composition: Composition = compositions[spec.composition];
  const { back, front = '', ground, light: source, cast: own = [] } = await stage.build(spec, seed);
  const [x, y] = spec.light ?? sunOf(spec) ?? source ?? [480, 250];
  const flat = stage.flat ? { drop: [9, 13] as const, shadow: '#1c1033', strength: 0.5 } : {};
  const light = lightAt(x, y, { ...flat, ...composition.light });
  const picture = raster(svgOf(back + each(spec.text, drawLettering)));
  const placed = arrange(composition, spec.cast, { ground, weightless: stage.weightless });
  const sprites = [...own, ...placed].map((actor) =>
    makeSprite(spec.keys && !actor.keys ? { ...actor, keys: spec.keys } : actor),
  );
  for (const sprite of sprites) if (!sprite.actor.front) placeSprite(picture, sprite, light);
  const nearest = each(spec.foreground, (name) => drawForeground(name, seed)) + front + edges(spec);
  if (nearest !== '') over(picture, raster(svgOf(nearest)));
  for (const sprite of sprites) if (sprite.actor.front) placeSprite(picture, sprite, light);
  if (spec.border) over(picture, raster(svgOf(pictureFrame(...spec.border))));
  return picture;
}

const sunOf = (spec: ImageSpec): readonly [number, number] | undefined => {
  const { sun } = spec as { sun?: readonly [number, number, number] };
  return sun && [sun[0], sun[1]];
};
