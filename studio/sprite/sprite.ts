import type { PlacedActor } from './actor.ts';
import { distance } from './distance.ts';
import { findDrawing } from './find-drawing.ts';
import { inkLayers } from './glow.ts';
import { inkIcon } from './ink-icon.ts';
import { type Box, bounds, type Layer, raster } from './layer.ts';
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

export function makeSprite(actor: PlacedActor): Sprite {
  const drawing = findDrawing(actor.i);
  if (!drawing) throw new Error(`unknown drawing "${actor.i}"`);
  const px = Math.round(actor.s);
  const pad = Math.round(40 + (actor.rot ? px * 0.2 : 0));
  const { art: still, glow } = inkLayers(drawing, (light) => raster(inkIcon(drawing, actor, px, pad, light)));
  const art = drawing.waves ? waveLayer(still) : still;
  return {
    actor,
    art,
    glow,
    distance: distance(art),
    box: bounds(art),
    line: actor.line ?? (actor.s > 190 ? 7 : 5),
  };
}
