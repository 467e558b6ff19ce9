import type { PlacedActor } from './actor.ts';
import { distance } from './distance.ts';
import { findDrawing } from './find-drawing.ts';
import { inkLayers } from './glow.ts';
import { inkIcon } from './ink-icon.ts';
import { type Box, bounds, crop, type Layer, raster } from './layer.ts';
import { waveLayer } from './wave.ts';

/** An actor drawn once, ready to be laid down. */
export interface Sprite {
  readonly actor: PlacedActor;
  readonly art: Layer;
  /** The light it gives, which has no outline. */
  readonly glow: Layer | undefined;
  readonly distance: Float64Array;
  readonly box: Box;
  readonly line: number;
}

/** As far as outline and rim reach round a drawing. */
const ROUND = 24;

/** The box of what is to be seen of a drawing, with room for outline and rim: an icon rarely fills its square. */
function seenOf(art: Layer, glow: Layer | undefined): Box {
  const [l, t, r, b] = bounds(art, 0);
  const [gl, gt, gr, gb] = glow ? bounds(glow, 0) : [l, t, r, b];
  return [
    Math.max(0, Math.min(l, gl) - ROUND),
    Math.max(0, Math.min(t, gt) - ROUND),
    Math.min(art.w, Math.max(r, gr) + 1 + ROUND),
    Math.min(art.h, Math.max(b, gb) + 1 + ROUND),
  ];
}

export function makeSprite(actor: PlacedActor): Sprite {
  const drawing = findDrawing(actor.i);
  if (!drawing) throw new Error(`unknown drawing "${actor.i}"`);
  const px = Math.round(actor.s);
  const pad = Math.round(40 + (actor.rot ? px * 0.2 : 0));
  const whole = inkLayers(drawing, (light) => raster(inkIcon(drawing, actor, px, pad, light)));
  const still = drawing.waves ? waveLayer(whole.art) : whole.art;
  const seen = seenOf(still, whole.glow);
  const art = crop(still, seen);
  const glow = whole.glow && crop(whole.glow, seen);
  return {
    actor,
    art,
    glow,
    distance: distance(art),
    box: bounds(art),
    line: actor.line ?? (actor.s > 190 ? 7 : 5),
  };
}
